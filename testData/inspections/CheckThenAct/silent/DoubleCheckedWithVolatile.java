class DoubleCheckedWithVolatile {
    private volatile Object cache;

    Object cache() {
        Object result = cache;
        if (result == null) {
            synchronized (this) {
                if (cache == null) {
                    cache = new Object();
                }
                result = cache;
            }
        }
        return result;
    }

    Object other() {
        if (cache == null) {
            synchronized (this) {
                if (cache == null) {
                    cache = new Object();
                }
            }
        }
        return cache;
    }
}
