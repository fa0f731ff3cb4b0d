// expect: assertion at 26 thread popper

/** A flag says that something has been pushed once; it does not say that something is still there. */
class Stack {

    private static final int SIZE = 3;

    private final int[] items = new int[SIZE];
    private int top;
    private boolean pushed;

    void pushAll() {
        for (int i = 0; i < SIZE; i++) {
            synchronized (this) {
                items[top++] = i;
                pushed = true;
            }
        }
    }

    void popAll() {
        for (int i = 0; i < SIZE; i++) {
            synchronized (this) {
                if (pushed) {
                    if (top == 0) {
                        throw new AssertionError("popped an empty stack");
                    }
                    top--;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Stack stack = new Stack();
        Thread pusher = new Thread(stack::pushAll, "pusher");
        Thread popper = new Thread(stack::popAll, "popper");
        pusher.start();
        popper.start();
        pusher.join();
        popper.join();
    }
}
