import java.util.Vector;

class NotEmptyThenRemove {
    private final Vector<Runnable> jobs = new Vector<>();

    void work() {
        if (!<warning descr="Another thread can take the last element of 'jobs' after this check, and what follows finds none">jobs.isEmpty()</warning>) {
            jobs.remove(0).run();
        }
    }

    void drain() {
        while (<warning descr="Another thread can take the last element of 'jobs' after this check, and what follows finds none">jobs.size()</warning> > 0) {
            jobs.remove(0).run();
        }
    }
}
