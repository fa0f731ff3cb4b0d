package dev.heddle.inspections.standalone;

import com.intellij.openapi.vfs.DeprecatedVirtualFileSystem;
import com.intellij.openapi.vfs.VirtualFile;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The running JDK's class files, module by module, as IntelliJ's virtual files. */
final class JrtFileSystem extends DeprecatedVirtualFileSystem {

    private final FileSystem images = FileSystems.getFileSystem(URI.create("jrt:/"));

    /** Roots of the modules that code under inspection is likely to use, java.base first. */
    List<VirtualFile> moduleRoots() {
        List<VirtualFile> roots = new ArrayList<>();
        for (String module : List.of(
                "java.base", "java.logging", "java.sql", "java.desktop", "java.net.http", "java.management")) {
            Path root = images.getPath("/modules/" + module);
            if (Files.isDirectory(root)) {
                roots.add(new JrtFile(this, null, root));
            }
        }
        return roots;
    }

    @Override
    public String getProtocol() {
        return "jrt";
    }

    @Override
    public VirtualFile findFileByPath(String path) {
        Path found = images.getPath(path);
        return Files.exists(found) ? new JrtFile(this, null, found) : null;
    }

    @Override
    public VirtualFile refreshAndFindFileByPath(String path) {
        return findFileByPath(path);
    }

    @Override
    public void refresh(boolean asynchronous) {
        // The image of a JDK does not change while it runs.
    }
}
