// option: reportWhatIdeReports=true
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/** The lock is given before other threads have the object: when it is copied, started, or read from a stream. */
public class LockMadeAtTheStart implements Serializable, Cloneable {
    private transient Object lock = new Object();
    private transient Object later;
    private int count;

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        lock = new Object();
    }

    @Override
    public LockMadeAtTheStart clone() throws CloneNotSupportedException {
        LockMadeAtTheStart copy = (LockMadeAtTheStart) super.clone();
        copy.lock = new Object();
        return copy;
    }

    public void initialize() {
        later = new Object();
    }

    protected void startInternal() {
        later = new Object();
    }

    public void add() {
        synchronized (lock) {
            count++;
        }
        synchronized (later) {
            System.out.println("added");
        }
    }
}
