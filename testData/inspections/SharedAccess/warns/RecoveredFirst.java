public class RecoveredFirst {
    private boolean fresh;
    private boolean stale;

    public void start() {
        new Thread(this::roll).start();
    }

    private void roll() {
        synchronized (this) {
            fresh = !fresh;
            stale = !stale;
        }
    }

    public synchronized boolean isMixed() {
        return fresh && stale;
    }

    public void recover() {
        <weak_warning descr="'fresh' is written here by the thread that calls 'recover()' and written in 'roll()' (line 11) by a thread started in line 6; no lock keeps them apart">fresh</weak_warning> = true;
    }

    public void replaceAll() {
        <warning descr="'stale' is written here by the thread that calls 'replaceAll()' and written in 'roll()' (line 12) by a thread started in line 6; no lock keeps them apart">stale</warning> = true;
    }
}
