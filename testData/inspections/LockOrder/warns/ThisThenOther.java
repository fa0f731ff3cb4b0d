class ThisThenOther {
    private int value;

    synchronized void copyFrom(ThisThenOther other) {
        value = <weak_warning descr="Possible deadlock: the lock of one 'ThisThenOther' is taken here while that of another one is held, in an order that the caller chooses; two threads with opposite orders wait for each other for ever">other.get()</weak_warning>;
    }

    synchronized int get() {
        return value;
    }
}
