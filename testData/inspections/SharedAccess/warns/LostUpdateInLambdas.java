class LostUpdateInLambdas {
    private int count;

    void work() {
        new Thread(() -> <weak_warning descr="'count' is written here by a thread started in line 5 and written in 'work()' (line 6) by a thread started in line 6; no lock keeps them apart">count</weak_warning>++).start();
        new Thread(() -> count++).start();
    }
}
