package dev.heddle.inspections.standalone;

import com.intellij.openapi.vfs.VirtualFile;
import com.intellij.openapi.vfs.VirtualFileSystem;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** One file or directory of {@link JrtFileSystem}; its children are read once. */
final class JrtFile extends VirtualFile {

    private final JrtFileSystem fileSystem;
    private final JrtFile parent;
    private final Path path;
    private final boolean directory;
    private Map<String, JrtFile> children;

    JrtFile(JrtFileSystem fileSystem, JrtFile parent, Path path) {
        this.fileSystem = fileSystem;
        this.parent = parent;
        this.path = path;
        this.directory = Files.isDirectory(path);
    }

    @Override
    public String getName() {
        Path name = path.getFileName();
        return name == null ? "" : name.toString();
    }

    @Override
    public VirtualFileSystem getFileSystem() {
        return fileSystem;
    }

    @Override
    public String getPath() {
        return path.toString();
    }

    @Override
    public boolean isWritable() {
        return false;
    }

    @Override
    public boolean isDirectory() {
        return directory;
    }

    @Override
    public boolean isValid() {
        return true;
    }

    @Override
    public VirtualFile getParent() {
        return parent;
    }

    @Override
    public VirtualFile[] getChildren() {
        return childMap().values().toArray(VirtualFile.EMPTY_ARRAY);
    }

    @Override
    public VirtualFile findChild(String name) {
        return childMap().get(name);
    }

    private synchronized Map<String, JrtFile> childMap() {
        if (children == null) {
            children = directory ? readChildren() : Map.of();
        }
        return children;
    }

    private Map<String, JrtFile> readChildren() {
        Map<String, JrtFile> found = new LinkedHashMap<>();
        try (Stream<Path> entries = Files.list(path)) {
            entries.sorted(Comparator.comparing(Path::toString)).forEach(entry -> {
                JrtFile child = new JrtFile(fileSystem, this, entry);
                found.put(child.getName(), child);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    @Override
    public byte[] contentsToByteArray() throws IOException {
        return Files.readAllBytes(path);
    }

    @Override
    public InputStream getInputStream() throws IOException {
        return Files.newInputStream(path);
    }

    @Override
    public OutputStream getOutputStream(Object requestor, long modificationStamp, long timeStamp) {
        throw new UnsupportedOperationException("the JDK image is read-only");
    }

    @Override
    public long getTimeStamp() {
        return 0;
    }

    @Override
    public long getModificationStamp() {
        return 0;
    }

    @Override
    public long getLength() {
        try {
            return Files.size(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void refresh(boolean asynchronous, boolean recursive, Runnable postRunnable) {
        if (postRunnable != null) {
            postRunnable.run();
        }
    }
}
