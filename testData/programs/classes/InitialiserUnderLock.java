// primitive: class initialisation
// expect: deadlock at 29 thread main

/** A static initialiser takes a lock that another thread holds when it comes to need the class. */
class InitialiserUnderLock {

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
        Thread a = new Thread(() -> Settings.size(), "a");
        a.start();
        int size;
        synchronized (LOCK) {
            size = Settings.size();
        }
        a.join();
        assert size == 3;
    }
}
