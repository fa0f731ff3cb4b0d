package dev.heddle.engine.runtime.contact;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.UserCode;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Gives numbers to the places in code where operations are announced. */
final class CodePoints {

    private static final int EXPECTED_FRAMES = 24;
    private static final StackFrame[] NO_FRAMES = {};

    private final StackWalker walker =
            StackWalker.getInstance(java.util.Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE), EXPECTED_FRAMES);
    private final Map<CodePoint, Integer> numbers = new HashMap<>();
    private final List<CodePoint> points = new ArrayList<>();
    private final Map<Class<?>, Kind> kinds = new HashMap<>();
    private final int context;

    private enum Kind { USER, LIBRARY, HIDDEN }

    CodePoints(int context) {
        this.context = context;
    }

    int context() {
        return context;
    }

    /** Where the running thread is; the number is above 0. */
    int here(Op op, int field) {
        CodePoint point = walker.walk(frames -> of(frames.iterator(), op, field));
        Integer known = numbers.get(point);
        if (known != null) {
            return known;
        }
        points.add(point);
        numbers.put(point, points.size());
        return points.size();
    }

    CodePoint get(int number) {
        return points.get(number - 1);
    }

    /** Code of libraries counts up to the user's; what is above the user's differs with the way in which the test is run. */
    private CodePoint of(Iterator<StackFrame> frames, Op op, int field) {
        StackFrame[] kept = new StackFrame[context + 2];
        int count = 0;
        int inLibrary = 0;
        boolean met = false;
        while (frames.hasNext() && (!met || count < context + 1)) {
            StackFrame frame = frames.next();
            Kind kind = kinds.computeIfAbsent(frame.getDeclaringClass(), CodePoints::kind);
            if (kind == Kind.USER && !frame.getMethodName().contains(UserCode.ADDED)) {
                met = true;
                kept[Math.min(count++, context + 1)] = frame;
            } else if (kind == Kind.LIBRARY && !met && count < context) {
                kept[count++] = frame;
                inLibrary++;
            }
        }
        StackFrame[] cut = count == 0 ? NO_FRAMES : java.util.Arrays.copyOf(kept, Math.min(count, kept.length));
        return new CodePoint(cut, Math.min(inLibrary, cut.length), op, field);
    }

    private static Kind kind(Class<?> type) {
        String name = type.getName();
        if (UserCode.isUser(name)) {
            return Kind.USER;
        }
        boolean hidden = name.startsWith("dev.heddle.") || name.startsWith("jdk.internal.")
                || name.startsWith("java.lang.reflect.") || name.startsWith("java.lang.invoke.")
                || name.equals("java.lang.Thread") || name.equals("java.lang.VirtualThread");
        return hidden ? Kind.HIDDEN : Kind.LIBRARY;
    }
}
