public class CountedUnderALock {
    private long dropped;

    public synchronized void offer(boolean full) {
        if (full) {
            dropped++;
        }
        if (dropped > 100) {
            System.out.println("many: " + dropped);
        }
    }

    public long dropped() {
        return <warning descr="'dropped' is read here without the lock that guards it elsewhere, for example where it is written in 'offer()' (line 6)">dropped</warning>;
    }
}
