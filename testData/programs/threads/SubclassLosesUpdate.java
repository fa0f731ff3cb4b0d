// primitive: Thread, subclass
// expect: assertion at 28 thread main

/** Two threads of a subclass count in a static field. */
class SubclassLosesUpdate {

    private static int count;

    static final class Worker extends Thread {

        Worker(String name) {
            super(name);
        }

        @Override
        public void run() {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Worker a = new Worker("a");
        Worker b = new Worker("b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2 : count;
    }
}
