// option: reportWhatIdeReports=true

/** Whoever attaches it gives another lock: said once for the field. */
public class LockGivenElsewhere {
    private Object host = new Object();
    private int count;

    public void attach(Object other) {
        host = other;
    }

    public void add() {
        synchronized (<weak_warning descr="'host' is given other objects while threads use it: two threads can hold different locks here">host</weak_warning>) {
            count++;
        }
    }

    public int count() {
        synchronized (host) {
            return count;
        }
    }
}
