class ChangedUnderALock implements Runnable {
    private int batchSize;

    public synchronized void grow(int size) {
        if (size > 0) {
            batchSize = size;
        }
    }

    @Override
    public void run() {
        for (int i = 0; i < <weak_warning descr="'batchSize' is read here by the thread that runs 'ChangedUnderALock' and written in 'grow()' (line 6) by the thread that calls 'grow()'; no lock keeps them apart">batchSize</weak_warning>; i++) {
            Thread.onSpinWait();
        }
    }
}
