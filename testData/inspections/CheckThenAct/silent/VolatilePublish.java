class VolatilePublish {
    private volatile String state;
    private volatile boolean stopped;

    void set(String newState) {
        state = newState;
    }

    void stop() {
        stopped = true;
        if (stopped) {
            state = "stopped";
        }
    }

    String get() {
        return state == null ? "none" : state;
    }
}
