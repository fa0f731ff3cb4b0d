import java.util.List;

class TasksInCollection {
    private int count;

    void increment() {
        <weak_warning descr="'count' is changed here by several threads started in line 14 at the same time; no lock keeps them apart">count</weak_warning>++;
    }

    void all() {
        List<Runnable> tasks = List.of(this::increment, this::increment);
        for (Runnable task : tasks) {
            Thread thread = new Thread(task);
            thread.start();
        }
    }
}
