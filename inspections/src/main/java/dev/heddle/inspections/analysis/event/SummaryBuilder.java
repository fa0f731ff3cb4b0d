package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Gathers events without repeating what says nothing new, and up to a limit, so that work grows linearly. */
public final class SummaryBuilder {

    private static final int LIMIT = 300;

    private record AccessKey(
            Variable variable, boolean write, Set<LockRef> held, PsiElement top, PsiElement place) {}

    private record AcquireKey(LockRef lock, Set<LockRef> held, Set<LockRef> perhaps) {}

    private final boolean positional;
    private final Set<Object> seen = new HashSet<>();
    private final List<Event.Access> accesses = new ArrayList<>();
    private final List<Event.Acquire> acquires = new ArrayList<>();
    private final List<Event.Spawn> spawns = new ArrayList<>();
    private final List<Event.Join> joins = new ArrayList<>();
    private final List<Event.Invoke> invokes = new ArrayList<>();
    private final List<Event.Wait> waits = new ArrayList<>();

    /** Where {@code positional}, the same access at two places counts as two. */
    public SummaryBuilder(boolean positional) {
        this.positional = positional;
    }

    public void add(Event event) {
        if (event instanceof Event.Access access) {
            addAccess(access, false);
        } else if (event instanceof Event.Acquire acquire) {
            if (acquires.size() < LIMIT
                    && seen.add(new AcquireKey(acquire.lock(), acquire.held(), acquire.perhaps()))) {
                acquires.add(acquire);
            }
        } else if (event instanceof Event.Spawn spawn) {
            addUpToLimit(spawns, spawn);
        } else if (event instanceof Event.Join join) {
            addUpToLimit(joins, join);
        } else if (event instanceof Event.Invoke invoke) {
            addUpToLimit(invokes, invoke);
        } else if (event instanceof Event.Wait wait) {
            addUpToLimit(waits, wait);
        }
    }

    /**
     * Accesses of the body itself are all kept: where they stand between starts and joins matters. So are those of a
     * method it calls, if that {@code starts} threads.
     */
    public void addAccess(Event.Access access, boolean starts) {
        boolean direct = access.place() == access.top();
        if (access.variable().object() == ObjectRef.UNTRACKED || accesses.size() >= LIMIT) {
            return;
        }
        if (direct || seen.add(new AccessKey(
                access.variable(), access.write(), access.held(), positional ? access.top() : null,
                starts ? access.place() : null))) {
            accesses.add(access);
        }
    }

    private static <T> void addUpToLimit(List<T> list, T element) {
        if (list.size() < LIMIT) {
            list.add(element);
        }
    }

    public Summary build() {
        return new Summary(accesses, acquires, spawns, joins, invokes, waits);
    }
}
