class CheckedUnderTwoLocks {
    private static CheckedUnderTwoLocks instance;

    static synchronized CheckedUnderTwoLocks get() {
        if (instance == null) {
            synchronized (String.class) {
                if (instance == null) {
                    instance = new CheckedUnderTwoLocks();
                }
            }
        }
        return instance;
    }
}
