import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class WrittenAfterTheTaskIsMade {
    private final List<Object> tasks = new CopyOnWriteArrayList<>();
    private String name;

    void login(String user) {
        tasks.add(new Refresher());
        <weak_warning descr="'name' is written here by the thread that calls 'login()' and read in 'run()' (line 17) by the thread that runs 'Refresher'; no lock keeps them apart">name</weak_warning> = user + "@";
        System.out.println(user);
    }

    private final class Refresher implements Runnable {
        @Override
        public void run() {
            System.out.println(name);
        }
    }
}
