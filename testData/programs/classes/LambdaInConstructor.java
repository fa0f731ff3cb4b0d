// primitive: lambda handed on by a constructor
// expect: assertion at 17 thread worker

/** The constructor starts a thread whose body knows the object, and writes the field that it reads afterwards. */
class LambdaInConstructor {

    private final Thread worker;
    private long step;

    LambdaInConstructor() {
        worker = new Thread(() -> run(), "worker");
        worker.start();
        step = 2;
    }

    private void run() {
        assert step == 2 : step;
    }

    public static void main(String[] args) throws Exception {
        LambdaInConstructor made = new LambdaInConstructor();
        assert made.step == 2;
        made.worker.join();
    }
}
