/**
 * Threads that look for free blocks of a file system; a lock for each inode and each block. Up to 13 threads share
 * nothing; from there on they meet in pairs. (Flanagan and Godefroid's example.)
 *
 * <p>Argument, or else system property: threads (16).
 */
public final class Filesystem {

    private static final int INODES = 32;
    private static final int BLOCKS = 26;

    private final Object[] inodeLocks = locks(INODES);
    private final Object[] blockLocks = locks(BLOCKS);
    private final int[] inodes = new int[INODES];
    private final boolean[] busy = new boolean[BLOCKS];

    private static Object[] locks(int count) {
        Object[] locks = new Object[count];
        for (int i = 0; i < count; i++) {
            locks[i] = new Object();
        }
        return locks;
    }

    private void allocate(int thread) {
        int inode = thread % INODES;
        synchronized (inodeLocks[inode]) {
            if (inodes[inode] == 0) {
                int block = inode * 2 % BLOCKS;
                while (!takes(block, inode)) {
                    block = (block + 1) % BLOCKS;
                }
            }
        }
    }

    private boolean takes(int block, int inode) {
        synchronized (blockLocks[block]) {
            if (busy[block]) {
                return false;
            }
            busy[block] = true;
            inodes[inode] = block + 1;
            return true;
        }
    }

    public static void main(String[] args) {
        int threads = parameter(args, 0, "threads", 16);
        Filesystem shared = new Filesystem();
        for (int t = 0; t < threads; t++) {
            int thread = t;
            new Thread(() -> shared.allocate(thread), "t" + t).start();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
