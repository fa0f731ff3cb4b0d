// primitive: Thread, subclass
// expect: clean

/** Each thread of a subclass counts for itself. */
class SubclassWithState {

    static final class Worker extends Thread {

        private int count;
        private Thread self;

        Worker(String name) {
            super(name);
        }

        @Override
        public void run() {
            self = Thread.currentThread();
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
        assert a.count + b.count == 2;
        assert a.self == a && b.self == b;
    }
}
