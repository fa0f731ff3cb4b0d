import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * File system with 32 inodes and 26 blocks, a lock for each: thread t gives inode t a free block, searching from 2t on.
 *
 * <p>Arguments: n (14); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class FileSystem {

    private static final int INODES = 32;
    private static final int BLOCKS = 26;

    private final Object[] inodeLocks = new Object[INODES];
    private final Object[] blockLocks = new Object[BLOCKS];
    private final int[] inode = new int[INODES];
    private final boolean[] busy = new boolean[BLOCKS];

    private FileSystem() {
        for (int i = 0; i < INODES; i++) {
            inodeLocks[i] = new Object();
        }
        for (int b = 0; b < BLOCKS; b++) {
            blockLocks[b] = new Object();
        }
    }

    private void allocate(int t) {
        int i = t % INODES;
        synchronized (inodeLocks[i]) {
            if (inode[i] == 0) {
                int b = (2 * i) % BLOCKS;
                while (!take(b, i)) {
                    b = (b + 1) % BLOCKS;
                }
            }
        }
    }

    private boolean take(int b, int i) {
        synchronized (blockLocks[b]) {
            if (busy[b]) {
                return false;
            }
            busy[b] = true;
            inode[i] = b + 1;
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 14);
        FileSystem shared = new FileSystem();
        List<Runnable> bodies = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            int id = t;
            bodies.add(() -> shared.allocate(id));
        }
        join(start(bodies, reversed(args)));
    }

    private static List<Thread> start(List<Runnable> bodies, boolean reversed) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < bodies.size(); i++) {
            threads.add(new Thread(bodies.get(i), "t" + i));
        }
        if (reversed) {
            Collections.reverse(threads);
        }
        threads.forEach(Thread::start);
        return threads;
    }

    private static void join(List<Thread> threads) throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        boolean given = args.length > index && !args[index].equals("reversed");
        return given ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }

    private static boolean reversed(String[] args) {
        return args.length > 0 && args[args.length - 1].equals("reversed") || Boolean.getBoolean("reversed");
    }
}
