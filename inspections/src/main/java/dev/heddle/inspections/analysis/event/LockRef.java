package dev.heddle.inspections.analysis.event;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;

/** A lock that code holds: a monitor or a lock object; {@code shared} is the read side of a read-write lock. */
public record LockRef(ObjectRef object, boolean shared) {

    public LockRef replaceRoot(Function<ObjectRef, ObjectRef> replacement) {
        return new LockRef(object.replaceRoot(replacement), shared);
    }

    /** Whether holders of the two sets keep each other out. */
    public static boolean exclude(Set<LockRef> one, Set<LockRef> other) {
        for (LockRef lock : one) {
            for (LockRef counterpart : other) {
                if (isSame(lock.object, counterpart.object) && !(lock.shared && counterpart.shared)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Code of a class and of its superclass runs on one object. */
    private static boolean isSame(ObjectRef one, ObjectRef other) {
        return one.equals(other)
                || one instanceof ObjectRef.This a
                        && other instanceof ObjectRef.This b
                        && (a.type().isInheritor(b.type(), true) || b.type().isInheritor(a.type(), true));
    }

    /** Whether one of them is a lock that others wait for; a turn is not. */
    public static boolean anyIsWaitedFor(Set<LockRef> held) {
        return held.stream().anyMatch(lock -> !(lock.object instanceof ObjectRef.Turn));
    }

    public static Set<LockRef> with(Set<LockRef> held, LockRef more) {
        if (more.object == ObjectRef.UNTRACKED || held.contains(more)) {
            return held;
        }
        Set<LockRef> result = new LinkedHashSet<>(held);
        result.add(more);
        return Collections.unmodifiableSet(result);
    }

    public static Set<LockRef> without(Set<LockRef> held, LockRef released) {
        if (!held.contains(released)) {
            return held;
        }
        Set<LockRef> result = new LinkedHashSet<>(held);
        result.remove(released);
        return Collections.unmodifiableSet(result);
    }

    public static Set<LockRef> either(Set<LockRef> one, Set<LockRef> other) {
        Set<LockRef> result = one;
        for (LockRef lock : other) {
            result = with(result, lock);
        }
        return result;
    }

    public static Set<LockRef> minus(Set<LockRef> some, Set<LockRef> less) {
        Set<LockRef> result = some;
        for (LockRef lock : less) {
            result = without(result, lock);
        }
        return result;
    }

    public static Set<LockRef> both(Set<LockRef> one, Set<LockRef> other) {
        if (one.equals(other)) {
            return one;
        }
        Set<LockRef> result = new LinkedHashSet<>(one);
        result.retainAll(other);
        return Collections.unmodifiableSet(result);
    }
}
