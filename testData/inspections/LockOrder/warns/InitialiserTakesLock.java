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

    static int size() {
        synchronized (LOCK) {
            return <weak_warning descr="Possible deadlock: the initialisation lock of class 'Settings' is taken here while 'InitialiserTakesLock.LOCK' is held; in line 8 it is 'InitialiserTakesLock.LOCK' that is taken while the initialisation lock of class 'Settings' is held">Settings</weak_warning>.size();
        }
    }
}
