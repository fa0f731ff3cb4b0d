class CheckedOnce {
    private static volatile CheckedOnce instance;

    static CheckedOnce instance() {
        if (<weak_warning descr="'instance' is checked before the lock is taken and not again under it: two threads can pass the check, and the second does it all again">instance == null</weak_warning>) {
            synchronized (CheckedOnce.class) {
                instance = new CheckedOnce();
            }
        }
        return instance;
    }
}
