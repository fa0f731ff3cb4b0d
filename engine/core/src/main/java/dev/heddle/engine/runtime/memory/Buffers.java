package dev.heddle.engine.runtime.memory;

import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.trace.Imprecisions;
import dev.heddle.engine.runtime.turn.Turns;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Buffers of {@code java.nio} as the program uses them. Their code is that of the JDK and is not followed: an operation
 * counts as one access to all of the buffer's memory and is indivisible, so where threads share one a search has not
 * seen everything.
 */
public final class Buffers {

    private static final String SHARED =
            "a buffer of java.nio that several threads use: what its operations do one after the other counts as one";
    /** The field that stands for all memory of a buffer that has no array to show. */
    private static final String FIELD = "position";

    private final Turns turns;
    private final Memory memory;
    private final Imprecisions imprecisions;
    /** Who used which memory first; null once others do too. */
    private final Map<Object, ManagedThread> users = new IdentityHashMap<>();

    public Buffers(Turns turns, Memory memory, Imprecisions imprecisions) {
        this.turns = turns;
        this.memory = memory;
        this.imprecisions = imprecisions;
    }

    public void begin() {
        users.clear();
    }

    public void use(Buffer buffer, int kind) {
        Object content = buffer.hasArray() ? buffer.array() : buffer;
        ManagedThread t = turns.current;
        if (!users.containsKey(content)) {
            users.put(content, t);
        } else if (users.get(content) != null && users.get(content) != t) {
            users.put(content, null);
            imprecisions.note(SHARED);
        }
        if (content == buffer) {
            memory.fieldAccess(buffer, Buffer.class, FIELD, kind);
        } else if (Array.getLength(content) > 0) {
            memory.range(content, 0, 1, kind);
        }
    }
}
