import java.util.concurrent.CountDownLatch;

public class DoubtfulHabits {
    private final CountDownLatch loaded = new CountDownLatch(1);
    private int version;
    private int loads;
    private int reads;
    private int hits;
    private boolean open;
    private String name;

    public synchronized void load() {
        version++;
        loads++;
        reads++;
        hits++;
        name = "v" + version;
        open = true;
        loaded.countDown();
    }

    public synchronized void unload() {
        version--;
        loads--;
        reads--;
        hits--;
        name = "none";
        open = false;
    }

    public int versionAfterLoading() {
        load();
        return <weak_warning descr="'version' is read here without the lock that guards it elsewhere, for example where it is written in 'load()' (line 13)">version</weak_warning>;
    }

    public int loadsWhenLoaded() throws InterruptedException {
        loaded.await();
        return <weak_warning descr="'loads' is read here without the lock that guards it elsewhere, for example where it is written in 'load()' (line 14)">loads</weak_warning>;
    }

    public int approximateReads() {
        return <weak_warning descr="'reads' is read here without the lock that guards it elsewhere, for example where it is written in 'load()' (line 15)">reads</weak_warning>;
    }

    public int unsynchronizedHits() {
        return <weak_warning descr="'hits' is read here without the lock that guards it elsewhere, for example where it is written in 'load()' (line 16)">hits</weak_warning>;
    }

    public String name() {
        return <weak_warning descr="'name' is read here without the lock that guards it elsewhere, for example where it is written in 'load()' (line 17)">name</weak_warning>;
    }

    public boolean isOpen() {
        return <warning descr="'open' is read here without the lock that guards it elsewhere, for example where it is written in 'load()' (line 18)">open</warning>;
    }

    public synchronized void reload() {
        version += 2;
        loads += 2;
        reads += 2;
        hits += 2;
        name = "again";
        open = true;
    }
}
