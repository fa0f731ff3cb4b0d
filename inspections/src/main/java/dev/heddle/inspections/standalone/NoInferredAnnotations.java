package dev.heddle.inspections.standalone;

import com.intellij.codeInsight.InferredAnnotationsManager;
import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiModifierListOwner;

/** Outside the IDE nothing infers annotations; PSI insists on being told so. */
final class NoInferredAnnotations extends InferredAnnotationsManager {

    @Override
    public PsiAnnotation findInferredAnnotation(PsiModifierListOwner owner, String name) {
        return null;
    }

    @Override
    public PsiAnnotation[] findInferredAnnotations(PsiModifierListOwner owner) {
        return PsiAnnotation.EMPTY_ARRAY;
    }

    @Override
    public boolean isInferredAnnotation(PsiAnnotation annotation) {
        return false;
    }
}
