class DoubleChecked {
    private StringBuilder instance;

    StringBuilder instance() {
        if (<warning descr="The first check of 'instance' is made without the lock, and 'instance' is not volatile: a thread can see a half-made object">instance == null</warning>) {
            synchronized (this) {
                if (instance == null) {
                    instance = new StringBuilder("made");
                }
            }
        }
        return instance;
    }
}
