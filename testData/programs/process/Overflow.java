// primitive: stack overflow
// expect: exception at 11 thread worker
// or: exception at 10 thread worker

/** Recurses for ever if it looks before the bound is set. */
class Overflow {

    private volatile int bound = -1;

    static int recurse(int depth) {
        return depth == 0 ? 0 : recurse(depth - 1) + 1;
    }

    public static void main(String[] args) throws Exception {
        Overflow box = new Overflow();
        Thread worker = new Thread(() -> recurse(box.bound), "worker");
        worker.start();
        box.bound = 10;
        worker.join();
    }
}
