class HelperStartsThread {
    private int count;

    private static Thread inBackground(Runnable task) {
        Thread thread = new Thread(task);
        thread.start();
        return thread;
    }

    void work() {
        inBackground(() -> <weak_warning descr="'count' is written here by a thread started in line 11 and written in 'work()' (line 12) by a thread started in line 12; no lock keeps them apart">count</weak_warning>++);
        inBackground(() -> count--);
    }
}
