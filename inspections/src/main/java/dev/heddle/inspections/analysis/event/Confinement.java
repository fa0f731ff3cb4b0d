package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiAnonymousClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.util.PsiTreeUtil;

/** Tells which objects one run of a body keeps to itself. */
public final class Confinement {

    private Confinement() {}

    /** Whether the path starts at a variable that the body itself declares, or an object that it makes. */
    public static boolean isInside(ObjectRef object, PsiElement body) {
        PsiElement origin = object.root() instanceof ObjectRef.During during ? during.call() : originOf(object.root());
        return origin != null && PsiTreeUtil.isAncestor(body, origin, true);
    }

    /** A task that hands on parts of its work to others of its kind. */
    private static boolean startsItself(Root root) {
        return PsiTreeUtil.isAncestor(root.body(), root.spawn().place(), true);
    }

    private static PsiElement originOf(ObjectRef object) {
        return object instanceof ObjectRef.Local local ? local.variable()
                : object instanceof ObjectRef.Made made ? made.creation() : null;
    }

    /** Whether each of several threads started at one place has its own object there. */
    public static boolean isPerStart(ObjectRef object, Root root) {
        if (root.spawn() == null) {
            return false;
        }
        PsiElement loop = Bodies.loopRound(root.spawn().place(), null);
        ObjectRef start = object.root().inside();
        PsiElement origin = originOf(start);
        if (origin != null) {
            return loop != null && PsiTreeUtil.isAncestor(loop, origin, true)
                    || startsItself(root) && PsiTreeUtil.isAncestor(root.body(), origin, true);
        }
        return start instanceof ObjectRef.This self
                && self.type() instanceof PsiAnonymousClass anonymous
                && loop != null
                && PsiTreeUtil.isAncestor(loop, anonymous, true);
    }
}
