public class SetWhileInitialised {
    private Object first;
    private Object second;

    public void initializeSteps() {
        synchronized (this) {
            first = null;
            first = new Object();
        }
    }

    public void forgetSteps() {
        synchronized (this) {
            second = null;
            second = new Object();
        }
    }

    public synchronized int inUse() {
        return first.hashCode() + second.hashCode();
    }

    public int first() {
        return <weak_warning descr="'first' is read here without the lock that guards it elsewhere, for example where it is written in 'initializeSteps()' (line 7)">first</weak_warning>.hashCode();
    }

    public int second() {
        return <warning descr="'second' is read here without the lock that guards it elsewhere, for example where it is written in 'forgetSteps()' (line 14)">second</warning>.hashCode();
    }
}
