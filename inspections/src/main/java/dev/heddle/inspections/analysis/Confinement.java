package dev.heddle.inspections.analysis;

import com.intellij.psi.PsiAnonymousClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.util.PsiTreeUtil;

/** Tells which objects one run of a body keeps to itself. */
final class Confinement {

    private Confinement() {}

    /** Whether the path starts at a variable that the body itself declares. */
    static boolean isInside(ObjectRef object, PsiElement body) {
        return object.root() instanceof ObjectRef.Local local
                && PsiTreeUtil.isAncestor(body, local.variable(), true);
    }

    /** Whether each of several threads started at one place has its own object there. */
    static boolean isPerStart(ObjectRef object, Root root) {
        if (root.spawn() == null) {
            return false;
        }
        PsiElement loop = Bodies.loopRound(root.spawn().place(), null);
        ObjectRef start = object.root();
        if (start instanceof ObjectRef.Local local) {
            return loop != null && PsiTreeUtil.isAncestor(loop, local.variable(), true);
        }
        return start instanceof ObjectRef.This self
                && self.type() instanceof PsiAnonymousClass anonymous
                && loop != null
                && PsiTreeUtil.isAncestor(loop, anonymous, true);
    }
}
