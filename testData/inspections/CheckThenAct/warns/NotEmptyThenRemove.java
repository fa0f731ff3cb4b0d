import java.util.Vector;

class NotEmptyThenRemove {
    private final Vector<Runnable> jobs = new Vector<>();

    void work() {
        if (!<weak_warning descr="Another thread can take the last element of 'jobs' after this check, and what follows finds none">jobs.isEmpty()</weak_warning>) {
            jobs.remove(0).run();
        }
    }

    void drain() {
        while (<weak_warning descr="Another thread can take the last element of 'jobs' after this check, and what follows finds none">jobs.size()</weak_warning> > 0) {
            jobs.remove(0).run();
        }
    }
}
