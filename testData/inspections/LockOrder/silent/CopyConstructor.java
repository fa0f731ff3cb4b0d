/** Nobody else has the lock of an object that is being made. */
class CopyConstructor {

    private long sum;

    CopyConstructor(CopyConstructor that) {
        synchronized (that) {
            set(that);
        }
    }

    private synchronized void set(CopyConstructor that) {
        sum = that.sum;
    }

    synchronized void add(long more) {
        sum += more;
    }
}
