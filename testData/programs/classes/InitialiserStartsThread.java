// primitive: threads started by static initialisers
// expect: clean

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

/** A service whose thread lives as long as the class; each execution has it as new. */
class InitialiserStartsThread {

    static class Service extends Thread {

        static final BlockingQueue<CompletableFuture<Integer>> REQUESTS = new LinkedBlockingQueue<>();
        static final Service INSTANCE = new Service();

        private int served;

        static {
            INSTANCE.setDaemon(true);
            INSTANCE.start();
        }

        @Override
        public void run() {
            setName("server");
            try {
                while (true) {
                    REQUESTS.take().complete(++served);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> answer = new CompletableFuture<>();
        Service.REQUESTS.put(answer);
        assert answer.get() == 1 : answer.get();
        assert Service.INSTANCE.isAlive();
    }
}
