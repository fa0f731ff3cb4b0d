class ReadBeforeJoin {
    private int result;

    int compute() throws InterruptedException {
        Thread worker = new Thread(() -> <weak_warning descr="'result' is written here by a thread started in line 6 and read in 'compute()' (line 7) by the thread that calls 'compute()'; no lock keeps them apart">result</weak_warning> = 42);
        worker.start();
        int early = result;
        worker.join();
        return early;
    }
}
