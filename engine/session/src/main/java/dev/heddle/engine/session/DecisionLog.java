package dev.heddle.engine.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * The decisions of the execution that is under way, in a memory-mapped file: what stands there is
 * still readable after the process has crashed or was killed.
 *
 * <p>One thread writes. Layout, little-endian: magic (8 bytes), number of the execution (8), count of
 * decisions (4), signs of life (4), then the decisions. Locations that are shared at the start of the execution
 * stand in a second file, because they seldom change.
 */
public final class DecisionLog implements AutoCloseable {

    private static final long MAGIC = 0x0131676f6c646568L;
    private static final int EXECUTION = 8;
    private static final int COUNT = 16;
    private static final int LIFE = 20;
    private static final int DECISIONS = 24;

    private final Path file;
    private final ByteBuffer buffer;
    private final int capacity;
    private int count;
    private int life;
    private List<String> shared;

    /** What a log held when its process ended; {@code decisions} may be cut off at the log's capacity. */
    public record Content(long execution, int[] decisions, List<String> shared) {}

    private DecisionLog(Path file, ByteBuffer buffer, int capacity) {
        this.file = file;
        this.buffer = buffer;
        this.capacity = capacity;
    }

    public static DecisionLog create(Path file, int capacity) throws IOException {
        ByteBuffer buffer;
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            // A page of a mapped file that finds no room on the disk later would be a fault of the JVM.
            channel.write(ByteBuffer.allocate(DECISIONS + capacity * Integer.BYTES));
            buffer = channel.map(FileChannel.MapMode.READ_WRITE, 0, channel.size());
        } catch (IOException noRoom) {
            // Nobody will read it after a crash: what is lost then is where the test was.
            Files.deleteIfExists(file);
            buffer = ByteBuffer.allocateDirect(DECISIONS + capacity * Integer.BYTES);
        }
        buffer.order(ByteOrder.LITTLE_ENDIAN).putLong(0, MAGIC);
        return new DecisionLog(file, buffer, capacity);
    }

    /** Starts an execution, numbered from 1; {@code shared} is compared by identity. */
    public void begin(long execution, List<String> shared) {
        if (shared != this.shared) {
            this.shared = shared;
            writeShared();
        }
        buffer.putLong(EXECUTION, execution);
        count = 0;
        buffer.putInt(COUNT, 0);
    }

    public void add(int decision) {
        tick();
        if (count < capacity) {
            buffer.putInt(DECISIONS + count * Integer.BYTES, decision);
            buffer.putInt(COUNT, ++count);
        }
    }

    /** A decision that is not to be kept. */
    public void tick() {
        buffer.putInt(LIFE, ++life);
    }

    /** Changes with every decision; for another thread that wants to know whether there are any. */
    public int life() {
        return buffer.getInt(LIFE);
    }

    /** Number of the execution under way, as another thread sees it. */
    public long execution() {
        return buffer.getLong(EXECUTION);
    }

    /** The log that a process left behind, or null if it had not come to its first execution. */
    public static Content read(Path file) throws IOException {
        if (!Files.exists(file)) {
            return null;
        }
        ByteBuffer buffer = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        if (buffer.capacity() < DECISIONS || buffer.getLong(0) != MAGIC || buffer.getLong(EXECUTION) == 0) {
            return null;
        }
        int[] decisions = new int[buffer.getInt(COUNT)];
        buffer.position(DECISIONS).slice().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(decisions);
        Path sharedFile = sharedFile(file);
        List<String> shared = Files.exists(sharedFile) ? Files.readAllLines(sharedFile) : List.of();
        return new Content(buffer.getLong(EXECUTION), decisions, shared);
    }

    /** Deletes the files: the process has said itself how it ended. */
    @Override
    public void close() throws IOException {
        delete(file);
    }

    /** Deletes what a process left behind. */
    public static void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
        Files.deleteIfExists(sharedFile(file));
    }

    private void writeShared() {
        Path target = sharedFile(file);
        Path draft = target.resolveSibling(target.getFileName() + ".draft");
        try {
            Files.write(draft, shared, StandardCharsets.UTF_8);
            Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            // The disk is full, or the test has deleted the folder. After a crash the scheduling points are not known, and a
            // replay says so.
            return;
        }
    }

    private static Path sharedFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".shared");
    }
}
