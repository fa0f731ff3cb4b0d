class OwnObjectInThreadLocals {
    private static final InheritableThreadLocal<int[]> COPIED = new InheritableThreadLocal<>() {
        @Override
        protected int[] childValue(int[] parent) {
            return parent.clone();
        }
    };
    private final ThreadLocal<int[]> local = ThreadLocal.withInitial(() -> new int[1]);

    static void countCopied() {
        COPIED.get()[0]++;
    }

    void countLocal() {
        local.get()[0]++;
    }

    void run() {
        new Thread(OwnObjectInThreadLocals::countCopied).start();
        new Thread(OwnObjectInThreadLocals::countCopied).start();
        new Thread(this::countLocal).start();
        new Thread(this::countLocal).start();
    }
}
