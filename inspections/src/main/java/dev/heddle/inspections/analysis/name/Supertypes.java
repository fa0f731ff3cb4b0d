package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiCompiledElement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiImportList;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiReferenceList;
import com.intellij.psi.util.InheritanceUtil;
import java.util.LinkedHashSet;
import java.util.Set;

/** Supertypes by name, also where the library that has them is not at hand: the source still says what it extends. */
public final class Supertypes {

    private Supertypes() {}

    /** A class and its superclasses, each once: in code that is being written a class can extend itself. */
    public static Set<PsiClass> withSuperclasses(PsiClass type) {
        Set<PsiClass> known = new LinkedHashSet<>();
        PsiClass next = type;
        while (next != null && known.add(next)) {
            next = next.getSuperClass();
        }
        return known;
    }

    /** Whether a class is, or says that it is, of a type. */
    public static boolean include(PsiClass type, String qualifiedName) {
        Set<PsiClass> known = new LinkedHashSet<>(InheritanceUtil.getSuperClasses(type));
        known.add(type);
        return known.stream().anyMatch(one -> qualifiedName.equals(one.getQualifiedName())
                || !(one instanceof PsiCompiledElement)
                        && (names(one.getExtendsList(), qualifiedName)
                                || names(one.getImplementsList(), qualifiedName)));
    }

    private static boolean names(PsiReferenceList list, String qualifiedName) {
        if (list != null) {
            for (PsiJavaCodeReferenceElement reference : list.getReferenceElements()) {
                if (means(reference, qualifiedName) && reference.resolve() == null) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean means(PsiJavaCodeReferenceElement reference, String qualifiedName) {
        int dot = qualifiedName.lastIndexOf('.');
        if (!qualifiedName.substring(dot + 1).equals(reference.getReferenceName())) {
            return false;
        }
        PsiElement qualifier = reference.getQualifier();
        if (qualifier != null) {
            return dot > 0 && qualifier.textMatches(qualifiedName.substring(0, dot));
        }
        PsiImportList imports = reference.getContainingFile() instanceof PsiJavaFile file ? file.getImportList() : null;
        return dot < 0
                || imports != null
                        && (imports.findSingleClassImportStatement(qualifiedName) != null
                                || imports.findOnDemandImportStatement(qualifiedName.substring(0, dot)) != null);
    }
}
