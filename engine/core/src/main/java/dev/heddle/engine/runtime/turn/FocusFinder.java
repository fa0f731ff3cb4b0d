package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.strategy.api.Focus;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Tells whether threads are at lines that the search is focused on. A thread is at a line also while it is in
 * something that the line calls: that is how the user sees it, and most operations are made in called code.
 */
final class FocusFinder {

    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private final Focus focus;
    /** Whether lines of a class may be in the focus: names and lines of frames are slow to get. */
    private final Map<Class<?>, Boolean> concerned = new HashMap<>();

    private FocusFinder(Focus focus) {
        this.focus = focus;
    }

    /** For the focus of a strategy, which may be null; {@code last} if that is for the same. */
    static FocusFinder of(Focus focus, FocusFinder last) {
        if (focus == null || last != null && last.focus == focus) {
            return focus == null ? null : last;
        }
        return new FocusFinder(focus);
    }

    /** The running thread announces an operation. */
    void announced(ManagedThread t) {
        boolean inside = isInside();
        t.nearFocus = inside || t.inFocus;
        t.inFocus = inside;
    }

    /** The running thread makes an operation that it did not announce. */
    void made(ManagedThread t) {
        t.inFocus |= isInside();
    }

    private boolean isInside() {
        List<SourceLocation> stack = WALKER.walk(this::concerned);
        return !stack.isEmpty() && focus.operation(stack);
    }

    private List<SourceLocation> concerned(Stream<StackWalker.StackFrame> frames) {
        List<SourceLocation> found = new ArrayList<>();
        frames.forEach(frame -> {
            Boolean known = concerned.get(frame.getDeclaringClass());
            if (known == null) {
                known = focus.isIn(frame.getClassName(), frame.getFileName());
                concerned.put(frame.getDeclaringClass(), known);
            }
            if (known) {
                found.add(SourceLocation.of(frame.toStackTraceElement()));
            }
        });
        return found;
    }
}
