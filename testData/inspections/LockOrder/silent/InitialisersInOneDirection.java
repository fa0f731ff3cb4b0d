class InitialisersInOneDirection {

    static final class Defaults {
        static final int SIZE = Integer.getInteger("size", 3);
        static final int MAXIMUM = 10;
    }

    static final class Settings {
        static final int SIZE = Math.min(Defaults.SIZE, Defaults.MAXIMUM);
    }

    static int size() {
        return Settings.SIZE;
    }
}
