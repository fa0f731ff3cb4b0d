class DifferentLocks {
    private final Object left = new Object();
    private final Object right = new Object();
    private int count;

    void begin() {
        new Thread(() -> {
            synchronized (left) {
                <weak_warning descr="'count' is written here by a thread started in line 7 and read in 'count()' (line 16) by the thread that calls 'count()'; no lock keeps them apart">count</weak_warning>++;
            }
        }).start();
    }

    int count() {
        synchronized (right) {
            return count;
        }
    }
}
