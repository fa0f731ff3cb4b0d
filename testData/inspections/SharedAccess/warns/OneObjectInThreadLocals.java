class OneObjectInThreadLocals {
    private static final InheritableThreadLocal<int[]> INHERITED = new InheritableThreadLocal<>();
    private final int[] shared = new int[1];
    private final ThreadLocal<int[]> local = ThreadLocal.withInitial(() -> shared);

    static void countInherited() {
        <weak_warning descr="The content of 'INHERITED' is changed here by a thread started in line 15 and by a thread started in line 16 at the same time; no lock keeps them apart">INHERITED.get()[0]</weak_warning>++;
    }

    void countLocal() {
        <weak_warning descr="The content of 'shared' is changed here by a thread started in line 17 and by a thread started in line 18 at the same time; no lock keeps them apart">local.get()[0]</weak_warning>++;
    }

    void run() {
        new Thread(OneObjectInThreadLocals::countInherited).start();
        new Thread(OneObjectInThreadLocals::countInherited).start();
        new Thread(this::countLocal).start();
        new Thread(this::countLocal).start();
    }
}
