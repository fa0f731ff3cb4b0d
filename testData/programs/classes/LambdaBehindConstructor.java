// primitive: lambda handed on by a constructor
// expect: clean

/** The constructor writes the field before it starts the thread whose body knows the object. */
class LambdaBehindConstructor {

    private final Thread worker;
    private long step;

    LambdaBehindConstructor() {
        step = 2;
        worker = new Thread(() -> run(), "worker");
        worker.start();
    }

    private void run() {
        assert step == 2 : step;
    }

    public static void main(String[] args) throws Exception {
        LambdaBehindConstructor made = new LambdaBehindConstructor();
        assert made.step == 2;
        made.worker.join();
    }
}
