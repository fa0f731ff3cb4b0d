// primitive: identity hash of constants and classes
// expect: clean

import java.util.HashMap;
import java.util.Map;

/** What static initialisers have put into tables by its identity is found there again. */
class StaticLocksByIdentity {

    enum Side { LEFT, RIGHT }

    private static final Object LEFT = new Object();
    private static final Object RIGHT = new Object();
    private static final Map<Object, String> NAMES = new HashMap<>();

    static {
        NAMES.put(Side.LEFT, "left");
        NAMES.put(LEFT, "object");
        NAMES.put(StaticLocksByIdentity.class, "class");
        NAMES.put(String.class, "string");
    }

    static void both(Object a, Object b) {
        boolean inOrder = System.identityHashCode(a) < System.identityHashCode(b);
        synchronized (inOrder ? a : b) {
            synchronized (inOrder ? b : a) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> both(LEFT, RIGHT), "a");
        Thread b = new Thread(() -> both(RIGHT, LEFT), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert NAMES.get(Side.LEFT).equals("left") && NAMES.get(Side.RIGHT) == null;
        assert NAMES.get(LEFT).equals("object") && NAMES.get(RIGHT) == null;
        assert NAMES.get(StaticLocksByIdentity.class).equals("class") && NAMES.get(String.class).equals("string");
        assert Side.valueOf("LEFT").hashCode() == System.identityHashCode(Side.LEFT);
    }
}
