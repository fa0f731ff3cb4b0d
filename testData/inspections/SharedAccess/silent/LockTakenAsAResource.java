class LockTakenAsAResource implements Runnable {

    interface ResourceLock extends AutoCloseable {
        ResourceLock obtain();

        @Override
        void close();
    }

    private final ResourceLock lock;
    private boolean abandoned;

    LockTakenAsAResource(ResourceLock lock) {
        this.lock = lock;
    }

    void abandon() {
        try (ResourceLock held = lock.obtain()) {
            abandoned = true;
        }
    }

    @Override
    public void run() {
        try (ResourceLock held = lock.obtain()) {
            System.out.println(abandoned);
        }
    }
}
