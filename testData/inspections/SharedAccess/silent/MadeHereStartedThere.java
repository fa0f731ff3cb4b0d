class MadeHereStartedThere {
    private final Acceptor acceptor;
    private int accepted;

    MadeHereStartedThere() {
        acceptor = new Acceptor();
    }

    void start() {
        acceptor.start();
    }

    private final class Acceptor extends Thread {
        @Override
        public void run() {
            accepted++;
        }
    }
}
