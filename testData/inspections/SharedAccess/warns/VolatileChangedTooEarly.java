class VolatileChangedTooEarly {
    private volatile int version;
    private String state;

    public String get() {
        int seen = version;
        if (seen == 0) {
            return make();
        }
        return <weak_warning descr="'state' is read here without the lock that guards it elsewhere, for example where it is written in 'make()' (line 16)">state</weak_warning>;
    }

    private synchronized String make() {
        if (state == null) {
            version++;
            state = "made";
        }
        String made = state;
        return made;
    }

    public synchronized int length() {
        return state == null ? 0 : state.length();
    }
}
