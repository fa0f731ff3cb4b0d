package dev.heddle.engine.runtime.restore;

import dev.heddle.bootstrap.FixedHashes;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.runtime.state.VirtualClock;
import dev.heddle.engine.site.Sites;
import java.util.HashMap;
import java.util.Map;

/**
 * Static initialisers under way. They run once in a process, in whichever execution comes to need the class, so the
 * time and the random numbers that they see depend on the class alone.
 */
public final class Initializers {

    private static final String WAITS = "java.util.concurrent.";

    private final InitialHashes hashes = new InitialHashes();
    /** The innermost one, or null. Asked for with hooks on, where what a collection reads is the test's. */
    private Frame top;

    /** One initialiser that has not ended. */
    private static final class Frame {
        final Frame outer;
        final int site;
        final int seed;
        /** Stands still at the start of time until it is looked at again and again. */
        final VirtualClock clock = new VirtualClock();
        /** How many objects of each class were hashed: those of the JDK's own need not be the same each time. */
        final Map<String, Integer> hashed = new HashMap<>();
        int drawn;

        Frame(Frame outer, int site) {
            this.outer = outer;
            this.site = site;
            seed = Sites.get(site).className().hashCode();
        }
    }

    public InitialHashes hashes() {
        return hashes;
    }

    public boolean areUnderWay() {
        return Hooks.controlled() && top != null;
    }

    public void entered(int site) {
        top = new Frame(top, site);
        Hooks.initializer(Thread.currentThread());
    }

    /** Runs code of the engine's, which is none of the initialiser's. */
    public void suspend(Runnable code) {
        suspend();
        code.run();
        goOn();
    }

    void suspend() {
        Hooks.initializer(null);
    }

    /** After {@link #suspend()}. */
    void goOn() {
        Hooks.initializer(top == null ? null : Thread.currentThread());
    }

    public void left(int site) {
        if (top != null && top.site == site) {
            top = top.outer;
            Hooks.initializer(top == null ? null : Thread.currentThread());
        }
    }

    public long nanoTime() {
        return reallyWaits() ? System.nanoTime() : looked().nanoTime();
    }

    public long currentTimeMillis() {
        return reallyWaits() ? System.currentTimeMillis() : looked().currentTimeMillis();
    }

    private VirtualClock looked() {
        top.clock.look(false);
        return top.clock;
    }

    /** Nothing is modelled in an initialiser: what waits there with a time-out waits for as long as it says. */
    private static boolean reallyWaits() {
        return StackWalker.getInstance().walk(frames -> frames.map(StackWalker.StackFrame::getClassName)
                .filter(name -> !name.startsWith("dev.heddle."))
                .findFirst()
                .map(name -> name.startsWith(WAITS))
                .orElse(false));
    }

    public long randomLong() {
        Frame frame = top;
        long z = frame.seed * 0x9E3779B97F4A7C15L + ++frame.drawn * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** The identity hash code of an object, which an initialiser may be the first to ask for. */
    public int hash(Object object) {
        if (hashes.isFresh(object)) {
            Frame frame = top;
            String type = FixedHashes.plainName(object.getClass());
            int number = frame.hashed.merge(type, 1, Integer::sum);
            return hashes.give(object, FixedHashes.mix((frame.seed * 31 + type.hashCode()) * 31 + number));
        }
        return hashes.of(object, System.identityHashCode(object));
    }
}
