import java.util.concurrent.locks.Condition;

/** No condition that could be checked again: the caller has it, or it is a rest until there is something to do. */
public class WaitThatAsksNothing {
    private final Object work = new Object();
    private final Condition changed;
    private boolean ready;

    public WaitThatAsksNothing(Condition changed) {
        this.changed = changed;
    }

    public void rest() throws InterruptedException {
        synchronized (work) {
            <weak_warning descr="'wait()' can return although nothing happened: check the condition again in a loop">work.wait()</weak_warning>;
        }
        System.out.println("woken");
    }

    public void handOn(Long nanos) throws InterruptedException {
        if (nanos == null) {
            <weak_warning descr="'await()' can return although nothing happened: check the condition again in a loop">changed.await()</weak_warning>;
        } else {
            changed.awaitNanos(nanos);
        }
    }

    public void askedBefore() throws InterruptedException {
        synchronized (work) {
            if (ready) {
                return;
            }
            <warning descr="'wait()' can return although nothing happened: check the condition again in a loop">work.wait()</warning>;
            System.out.println("ready");
        }
    }

    public void copiedBefore() throws InterruptedException {
        synchronized (work) {
            boolean now = ready;
            if (!now) {
                <warning descr="'wait()' can return although nothing happened: check the condition again in a loop">work.wait()</warning>;
            }
            System.out.println("ready");
        }
    }
}
