public class AskedAgainUnderTheLock {
    private boolean closed;
    private int writes;

    public void sync() {
        if (<weak_warning descr="'closed' is read here without the lock that guards it elsewhere, for example where it is written in 'close()' (line 18)">closed</weak_warning>) {
            return;
        }
        synchronized (this) {
            if (closed) {
                return;
            }
            writes++;
        }
    }

    public synchronized void close() {
        closed = true;
    }

    public synchronized void write() {
        if (!closed) {
            writes++;
        }
    }

    public boolean isDone() {
        return <warning descr="'writes' is read here without the lock that guards it elsewhere, for example where it is written in 'sync()' (line 13)">writes</warning> > 0;
    }

    public synchronized void undo() {
        writes--;
    }
}
