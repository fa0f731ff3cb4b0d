// primitive: child process
// expect: assertion at 24 thread main

/** Two threads run a child each and count the exit codes without a lock. */
class ChildrenCountedWrong {

    static int failures;

    static void run() {
        try {
            failures += new ProcessBuilder("false").start().waitFor();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(ChildrenCountedWrong::run, "first");
        Thread second = new Thread(ChildrenCountedWrong::run, "second");
        first.start();
        second.start();
        first.join();
        second.join();
        assert failures == 2 : failures;
    }
}
