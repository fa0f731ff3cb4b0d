package dev.heddle.engine.session;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where the woven classes of a JDK are kept, one file for each JDK and each state of the engine. Whoever finds none makes it;
 * who cannot, or finds that another is at it, does without.
 */
public final class WovenCache {

    /** What a worker is told that is to make such a file, in the place of its socket. */
    public static final String MAKE = "keep-woven-classes";

    private static final String PREFIX = "woven-";
    private static final String FRESH = ".fresh";
    /** Other JDKs and other versions of Heddle may be in use at the same time. */
    private static final int MOST_KEPT = 6;

    private final Installation installation;
    private final Path javaHome;
    private final Path cache;
    private final String key;

    private WovenCache(Installation installation, Path javaHome, Path cache, String key) {
        this.installation = installation;
        this.javaHome = javaHome;
        this.cache = cache;
        this.key = key;
    }

    static WovenCache of(Installation installation, Path javaHome) throws IOException {
        return in(UserCache.folder(), installation, javaHome);
    }

    /** The same below another folder. */
    static WovenCache in(Path cache, Installation installation, Path javaHome) throws IOException {
        return new WovenCache(installation, javaHome, cache, key(installation, javaHome));
    }

    /** Null for an engine that is no jars: what is in a folder changes without a trace. */
    private static String key(Installation installation, Path javaHome) throws IOException {
        StringBuilder text = new StringBuilder(OverlayCache.key(javaHome));
        List<Path> jars = new ArrayList<>(installation.engine());
        jars.add(installation.bootstrap());
        for (Path jar : jars) {
            if (!Files.isRegularFile(jar)) {
                return null;
            }
            text.append('|').append(jar.getFileName()).append(' ').append(Files.size(jar)).append(' ')
                    .append(Files.getLastModifiedTime(jar).toMillis());
        }
        return UserCache.digest(text.toString());
    }

    /** The file; null if there is none. */
    Path file() {
        Path file = key == null ? null : path();
        return file != null && Files.isRegularFile(file) ? file : null;
    }

    private Path path() {
        return cache.resolve(PREFIX + key);
    }

    /** Whether there could be a file and is none. */
    boolean isMissing() {
        return key != null && file() == null;
    }

    /**
     * Makes the file.
     *
     * @return why there is still none, in a few words; null if there is one, or another process is making it
     */
    String make(int feature) throws InterruptedException {
        try {
            Files.createDirectories(cache);
            try (FileChannel guard = FileChannel.open(cache.resolve(PREFIX + key + ".lock"),
                    StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock lock = guard.tryLock()) {
                if (lock == null || file() != null) {
                    return null;
                }
                Path fresh = Files.createTempFile(cache, PREFIX, FRESH);
                try {
                    String said = run(feature, fresh);
                    if (!said.isEmpty()) {
                        return said;
                    }
                    Files.move(fresh, path(), StandardCopyOption.ATOMIC_MOVE);
                } finally {
                    Files.deleteIfExists(fresh);
                }
            }
            deleteOld();
            return null;
        } catch (OverlappingFileLockException here) {
            return null;
        } catch (IOException e) {
            return Reasons.of(e);
        }
    }

    /** Nothing if all went well. */
    private String run(int feature, Path fresh) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(javaHome.resolve("bin").resolve("java").toString());
        command.addAll(installation.bareWorkerFlags(javaHome, feature));
        command.addAll(List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-cp", "", "dev.heddle.bootstrap.WorkerMain", MAKE, fresh.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).directory(cache.toFile()).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        return process.waitFor() == 0 ? "" : said.isEmpty() ? "the process that makes it ended" : said.lines().findFirst().get();
    }

    /** Files of versions that are gone; and what a process has left behind that was ended in the middle. */
    private void deleteOld() throws IOException {
        try (Stream<Path> files = Files.list(cache)) {
            List<Path> woven = files.filter(file -> file.getFileName().toString().startsWith(PREFIX))
                    .filter(Files::isRegularFile)
                    .sorted(Comparator.comparing(WovenCache::age).reversed()).toList();
            // Each has its lock beside it.
            for (Path old : woven.subList(Math.min(woven.size(), 2 * MOST_KEPT), woven.size())) {
                Files.deleteIfExists(old);
            }
        }
    }

    private static FileTime age(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }
}
