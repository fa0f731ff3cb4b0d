class DifferentElements {
    private static final int HEAD = 0;
    private static final int TAIL = 1;
    private final int[] indexes = new int[2];

    void begin() {
        new Thread(() -> indexes[HEAD]++).start();
        new Thread(() -> indexes[TAIL]++).start();
    }
}
