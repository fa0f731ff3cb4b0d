class VolatileCache {
    private volatile String text;

    String text() {
        if (text == null) {
            text = String.valueOf(42);
        }
        return text;
    }
}
