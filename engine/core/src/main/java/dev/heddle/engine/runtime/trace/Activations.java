package dev.heddle.engine.runtime.trace;

import dev.heddle.engine.model.UserCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Numbers the calls of methods that accesses are made in, by what is on the stack at each access. Two accesses are in one
 * call if the same methods have called each other at the same places, and the second comes further down in the method: a
 * call from a loop, which has the same callers, begins again further up. So a loop within a method counts as one call for
 * each time round.
 */
public final class Activations {

    private final Map<Integer, List<Frame>> last = new HashMap<>();
    private int count;

    private record Frame(String method, int at, int number) {}

    public void clear() {
        last.clear();
        count = 0;
    }

    /** Where the running thread is: the call, with a frame of the user's, and whether no other code is called from there. */
    public record Call(int number, boolean direct) {}

    public Call here(int thread) {
        List<StackWalker.StackFrame> frames = StackWalker.getInstance().walk(Stream::toList);
        boolean direct = true;
        int first = 0;
        while (first < frames.size() && !isUsers(frames.get(first))) {
            direct &= isTransparent(frames.get(first).getClassName());
            first++;
        }
        List<Frame> before = last.getOrDefault(thread, List.of());
        List<Frame> now = new ArrayList<>();
        boolean same = true;
        for (int i = frames.size() - 1; i >= first; i--) {
            if (isUsers(frames.get(i))) {
                Frame frame = next(frames.get(i), same && now.size() < before.size() ? before.get(now.size()) : null);
                // Who has gone on since has called anew.
                same = same && now.size() < before.size() && frame.equals(before.get(now.size()));
                now.add(frame);
            }
        }
        last.put(thread, now);
        return new Call(now.isEmpty() ? 0 : now.get(now.size() - 1).number, direct);
    }

    private Frame next(StackWalker.StackFrame frame, Frame old) {
        String method = frame.getClassName() + "." + frame.getMethodName();
        int at = frame.getByteCodeIndex();
        boolean goesOn = old != null && old.method.equals(method) && at >= old.at;
        return new Frame(method, at, goesOn ? old.number : ++count);
    }

    private static boolean isUsers(StackWalker.StackFrame frame) {
        return UserCode.isUser(frame.getClassName(), frame.getMethodName());
    }

    /** Heddle, and what makes an access atomic. */
    private static boolean isTransparent(String className) {
        return className.startsWith("dev.heddle.") || className.startsWith("java.util.concurrent.atomic.")
                || className.startsWith("java.lang.invoke.") || className.startsWith("jdk.internal.");
    }
}
