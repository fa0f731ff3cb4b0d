package dev.heddle.ide.target;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassOwner;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiNameIdentifierOwner;

/**
 * Declarations of another language, such as Kotlin, as the classes and methods that they become: the IDE shows those to Java
 * code, and each leads back to its declaration.
 */
final class LightMembers {

    private LightMembers() {}

    /** The class or method that a declaration becomes, or null; null for Java, where it is one itself. */
    static PsiMember of(PsiElement declaration) {
        PsiFile file = declaration instanceof PsiNameIdentifierOwner ? declaration.getContainingFile() : null;
        if (!(file instanceof PsiClassOwner owner) || file instanceof PsiJavaFile) {
            return null;
        }
        for (PsiClass type : owner.getClasses()) {
            PsiMember member = in(type, declaration);
            if (member != null) {
                return member;
            }
        }
        return null;
    }

    /** Whether a class is what the functions outside of classes of a file of another language become. */
    static boolean holdsFunctionsOfAFile(PsiClass type) {
        return type != null && type.getNavigationElement() instanceof PsiFile file && !(file instanceof PsiJavaFile);
    }

    private static PsiMember in(PsiClass type, PsiElement declaration) {
        if (declaration.equals(type.getNavigationElement())) {
            return type;
        }
        for (PsiMethod method : type.getMethods()) {
            if (!method.isConstructor() && declaration.equals(method.getNavigationElement())) {
                return method;
            }
        }
        for (PsiClass inner : type.getInnerClasses()) {
            PsiMember member = in(inner, declaration);
            if (member != null) {
                return member;
            }
        }
        return null;
    }
}
