/** Order violation: a node is used before its state has been set. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class NodeState {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile int[] state;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            synchronized (LOCK) {
                state = new int[1];
                LOCK.notifyAll();
            }
        } else {
            state = new int[1];
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        if (FIXED) {
            synchronized (LOCK) {
                while (state == null) {
                    LOCK.wait();
                }
            }
        } else {
            Surroundings.at(6);
        }
        state[0] = 1;
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(NodeState::one, "one");
        Thread two = new Thread(NodeState::two, "two");
        one.start();
        two.start();
        one.join();
        two.join();
        Surroundings.at(5);
    }

    private static void one() {
        try {
            first();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void two() {
        try {
            second();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
