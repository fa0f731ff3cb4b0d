/** Accesses and locks around a bug, as the paper inserts them: which come where is drawn from {@code -Dseed}, the same in every run. */
final class Surroundings {

    private static final Object FIRST = new Object();
    private static final Object SECOND = new Object();
    private static final int OPERATIONS = 2;
    private static int a;
    private static int b;
    private static volatile int c;
    private static volatile int d;

    private Surroundings() {}

    static void at(int place) {
        int drawn = Integer.getInteger("seed", 1) * 7919 + place * 104729 + 12345;
        for (int i = 0; i < OPERATIONS; i++) {
            drawn = drawn * 1103515245 + 12345;
            operation(drawn >>> 16 & 7);
        }
    }

    private static void operation(int kind) {
        switch (kind) {
            case 0 -> {
                synchronized (FIRST) {
                    a++;
                }
            }
            case 1 -> {
                synchronized (SECOND) {
                    b++;
                }
            }
            case 2 -> {
                synchronized (FIRST) {
                    b = a;
                }
            }
            case 3 -> c = 1;
            case 4 -> d = c;
            case 5 -> {
                synchronized (SECOND) {
                    a = b;
                }
            }
            case 6 -> d++;
            default -> c = d;
        }
    }
}
