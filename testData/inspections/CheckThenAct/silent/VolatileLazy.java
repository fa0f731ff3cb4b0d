class VolatileLazy {
    private volatile Object cache;

    Object cache() {
        if (cache == null) {
            cache = new Object();
        }
        return cache;
    }
}
