@interface ThreadSafe {}

@ThreadSafe
public class PromisedToBeSafe {
    private Object topology;
    private int calls;

    public void postStart(Object newTopology) {
        <weak_warning descr="'topology' is written here by any number of threads and read in 'topology()' (line 13) by any number of threads; no lock keeps them apart">topology</weak_warning> = newTopology;
    }

    public Object topology() {
        return topology;
    }

    public void call() {
        <warning descr="'calls' is changed here by any number of threads at the same time; no lock keeps them apart">calls</warning>++;
    }
}
