// primitive: class initialisation
// expect: clean

/** A static initialiser takes a lock under which nobody comes to need the class. */
class InitialiserTakesLock {

    static final Object LOCK = new Object();

    static final class Settings {

        static final int SIZE;

        static {
            synchronized (LOCK) {
                SIZE = 3;
            }
        }

        static int size() {
            return SIZE;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] sizes = new int[2];
        Thread a = new Thread(() -> sizes[0] = Settings.size(), "a");
        a.start();
        sizes[1] = Settings.size();
        synchronized (LOCK) {
            sizes[1]++;
        }
        a.join();
        assert sizes[0] + sizes[1] == 7;
    }
}
