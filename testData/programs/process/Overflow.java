// primitive: stack overflow
// expect: exception at 11 thread worker
// or: exception at 10 thread worker

/** Recurses for ever if it comes before the bound is set. */
class Overflow {

    private volatile int bound;

    int recurse(int depth) {
        return depth == bound ? depth : recurse(depth + 1) + 1;
    }

    public static void main(String[] args) throws Exception {
        Overflow box = new Overflow();
        Thread worker = new Thread(() -> box.recurse(1), "worker");
        worker.start();
        box.bound = 10;
        worker.join();
    }
}
