class CheckedOnce {
    private static volatile CheckedOnce instance;

    static CheckedOnce instance() {
        if (<warning descr="'instance' is checked before the lock is taken and not again under it: two threads can pass the check, and the second does it all again">instance == null</warning>) {
            synchronized (CheckedOnce.class) {
                instance = new CheckedOnce();
            }
        }
        return instance;
    }
}
