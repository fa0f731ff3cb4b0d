package dev.heddle.inspections.analysis.breach;

import com.intellij.psi.PsiType;
import com.intellij.psi.util.InheritanceUtil;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;

/** How a lock is written in source. */
public final class LockText {

    private LockText() {}

    /** The monitor that the region's own accesses or the breaking write use, or null where there is none to name. */
    public static String of(BrokenRegion region) {
        for (LockRef lock : region.second().held()) {
            return monitor(lock);
        }
        for (LockRef lock : region.first().held()) {
            return monitor(lock);
        }
        for (LockRef lock : region.intruder().held()) {
            return monitor(lock);
        }
        return null;
    }

    private static String monitor(LockRef lock) {
        if (lock.object() instanceof ObjectRef.This) {
            return "this";
        }
        if (lock.object() instanceof ObjectRef.Type type) {
            return type.type().getName() + ".class";
        }
        if (lock.object() instanceof ObjectRef.Via via && via.owner().depth() == 0) {
            PsiType type = via.field().getType();
            return InheritanceUtil.isInheritor(type, "java.util.concurrent.locks.Lock")
                            || InheritanceUtil.isInheritor(type, "java.util.concurrent.locks.ReadWriteLock")
                    ? null
                    : via.field().getName();
        }
        return null;
    }
}
