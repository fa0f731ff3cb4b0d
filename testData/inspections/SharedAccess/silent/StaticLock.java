class StaticLock {
    private static int count;

    static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) {
        new Thread(StaticLock::increment).start();
        new Thread(() -> {
            synchronized (StaticLock.class) {
                count--;
            }
        }).start();
    }
}
