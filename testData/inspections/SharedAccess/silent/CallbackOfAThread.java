class CallbackOfAThread {
    private int timeout = 10;

    void open() {
        new Sender().start();
    }

    final class Sender extends Thread {

        void onConnected(int negotiated) {
            timeout = negotiated * 2;
            System.out.println(negotiated);
        }

        @Override
        public void run() {
            for (int i = 0; i < timeout; i++) {
                Thread.onSpinWait();
            }
        }
    }
}
