package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiModifierList;
import com.intellij.psi.PsiModifierListOwner;
import java.util.Set;

/** Annotations by their short names: which package they come from differs from project to project. */
public final class Annotations {

    private Annotations() {}

    public static PsiAnnotation find(PsiModifierListOwner element, Set<String> shortNames) {
        PsiModifierList modifiers = element.getModifierList();
        if (modifiers == null) {
            return null;
        }
        for (PsiAnnotation annotation : modifiers.getAnnotations()) {
            PsiJavaCodeReferenceElement name = annotation.getNameReferenceElement();
            if (name != null && shortNames.contains(name.getReferenceName())) {
                return annotation;
            }
        }
        return null;
    }

    public static boolean has(PsiModifierListOwner element, Set<String> shortNames) {
        return find(element, shortNames) != null;
    }
}
