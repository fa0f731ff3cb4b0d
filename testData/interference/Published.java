/**
 * A thread fills an object and then lets another find it. What it wrote before comes with the reference, however much that is; what it
 * writes afterwards is seen on its own.
 *
 * <p>System property {@code fixed}: nothing is wrong with that.
 *
 * <p>expect: 1 exception, 2 assertion
 */
public final class Published {

    private static final class Letter {
        private int lines;
        private final int[] words = new int[3];
        private Letter next;
        private int read;
    }

    private final boolean fixed = Boolean.getBoolean("fixed");
    private volatile Letter letter;

    private void read() {
        Letter found = letter;
        if (found == null || fixed) {
            return;
        }
        if (found.read == 1) {
            throw new AssertionError("was read before");
        }
        if (found.lines == 2 && found.words[2] == 5 && found.next.lines == 7) {
            throw new IllegalStateException("all of it came along");
        }
    }

    private void write() {
        Letter mine = new Letter();
        mine.lines = 2;
        mine.words[2] = 5;
        mine.next = new Letter();
        mine.next.lines = 7;
        letter = mine;
        mine.read = 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Published shared = new Published();
        Thread read = new Thread(shared::read, "read");
        Thread write = new Thread(shared::write, "write");
        read.start();
        write.start();
        read.join();
        write.join();
    }
}
