import java.util.concurrent.ThreadFactory;

class WrittenBeforeTheTaskIsMade {
    private final ThreadFactory threads = Thread::new;
    private String name;

    void login(String user) {
        name = user;
        Thread thread = threads.newThread(new Refresher());
        thread.start();
    }

    private final class Refresher implements Runnable {
        @Override
        public void run() {
            System.out.println(name);
        }
    }
}
