class ReadAfterAVolatile {
    private volatile int version;
    private String state;

    public String get() {
        int seen = version;
        if (seen == 0) {
            return make();
        }
        return state;
    }

    private synchronized String make() {
        if (state == null) {
            state = "made";
            version++;
        }
        String made = state;
        return made;
    }

    public synchronized int length() {
        return state == null ? 0 : state.length();
    }
}
