class InternedLock {
    private static final String LOCK = "LOCK";
    private int count;

    void increment() {
        synchronized (<warning descr="The string 'LOCK' is one object for the whole program: code that has nothing to do with this may lock it too">LOCK</warning>) {
            count++;
        }
        synchronized (<warning descr="The string 'literal' is one object for the whole program: code that has nothing to do with this may lock it too">"literal"</warning>) {
            count--;
        }
    }
}
