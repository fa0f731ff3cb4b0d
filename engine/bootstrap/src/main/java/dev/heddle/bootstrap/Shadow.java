package dev.heddle.bootstrap;

/**
 * What the engine knows about a value beyond the value itself: how it depends on the inputs. Instrumented code
 * carries it beside the value. It is only as good as long as it is beside its own value, so it has it too.
 */
public abstract class Shadow {

    /** The value it is the shadow of, as {@link Boxes} has it; of a box, what is in it. */
    public final long value;

    protected Shadow(long value) {
        this.value = value;
    }

    /** What the JVM computes it as: {@code I}, {@code J}, {@code F} or {@code D}. */
    public abstract char type();
}
