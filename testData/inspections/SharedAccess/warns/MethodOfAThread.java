class MethodOfAThread {
    private int timeout = 10;

    void open() {
        new Sender().start();
    }

    final class Sender extends Thread {

        void changeTimeout(int seconds) {
            <weak_warning descr="'timeout' is written here by the thread that calls 'changeTimeout()' and read in 'run()' (line 17) by a thread started in line 5; no lock keeps them apart">timeout</weak_warning> = seconds * 2;
            System.out.println(seconds);
        }

        @Override
        public void run() {
            for (int i = 0; i < timeout; i++) {
                Thread.onSpinWait();
            }
        }
    }
}
