import java.util.Iterator;
import java.util.List;

class ThreadRunsOnce {
    private Acceptor acceptor;

    void configure() {
        acceptor = new Acceptor();
        acceptor.start();
    }

    void reconfigure() {
        acceptor = new Acceptor();
        acceptor.start();
    }

    private static final class Acceptor extends Thread {
        private Iterator<String> iterator = List.of("a", "b").iterator();

        @Override
        public void run() {
            if (!iterator.hasNext()) {
                iterator = List.of("c").iterator();
            }
        }
    }
}
