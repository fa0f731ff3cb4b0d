import java.util.function.Supplier;

/**
 * Objects made by a reference to their constructor and handed to two threads, so that either may be the first to access them; a third one sees
 * how far both have come.
 */
public final class MadeByReference {

    static final class Box {

        private int value;
    }

    private volatile boolean first;
    private volatile boolean second;

    private void write(Box own, boolean isFirst) {
        own.value++;
        if (isFirst) {
            first = true;
        } else {
            second = true;
        }
    }

    private boolean see() {
        return first & second;
    }

    public static void main(String[] args) {
        MadeByReference shared = new MadeByReference();
        Supplier<Box> maker = Box::new;
        Box box = maker.get();
        new Thread(() -> shared.write(box, true), "first").start();
        new Thread(() -> shared.write(box, false), "second").start();
        new Thread(shared::see, "observer").start();
    }
}
