package dev.heddle.ide.target;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassOwner;
import com.intellij.psi.PsiDirectory;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNameIdentifierOwner;
import com.intellij.psi.PsiPackage;
import com.intellij.psi.util.ClassUtil;
import java.util.ArrayList;
import java.util.List;

/** Finds what can be explored at a place of the code. All methods need a read action. */
public final class CodeTargets {

    private CodeTargets() {}

    /** The innermost test, class or file around an element; a package or a folder itself; null where there is none. */
    public static TestTarget around(PsiElement element) {
        if (element instanceof PsiDirectory directory) {
            return of(classesIn(directory), directory.getName());
        }
        if (element instanceof PsiPackage all) {
            List<PsiClass> classes = new ArrayList<>();
            for (PsiDirectory directory : all.getDirectories()) {
                classes.addAll(classesIn(directory));
            }
            return of(classes, all.getQualifiedName());
        }
        if (element instanceof PsiClassOwner file) {
            return of(List.of(file.getClasses()), ((PsiFile) file).getName());
        }
        for (PsiElement at = element; at != null && !(at instanceof PsiFile); at = at.getParent()) {
            TestTarget target = declared(at);
            if (target != null) {
                return target;
            }
        }
        PsiFile file = element == null ? null : element.getContainingFile();
        return file instanceof PsiClassOwner ? around(file) : null;
    }

    /** What the name of a test or of a class of tests stands for, or null: a gutter icon belongs to a name. */
    public static TestTarget named(PsiElement leaf) {
        return leaf.getParent() instanceof PsiNameIdentifierOwner named && leaf.equals(named.getNameIdentifier())
                && leaf.getFirstChild() == null ? declared(named) : null;
    }

    /** What is declared here, in Java or as another language says it; null where that is no test. */
    private static TestTarget declared(PsiElement declaration) {
        PsiElement member = declaration instanceof PsiMember ? declaration : LightMembers.of(declaration);
        return member instanceof PsiMethod method ? of(method) : member instanceof PsiClass type ? of(type) : null;
    }

    private static TestTarget of(PsiMethod method) {
        PsiClass owner = method.getContainingClass();
        TestKind kind = owner == null ? null : TestKind.of(method);
        if (kind == null) {
            return null;
        }
        String title = owner.getName() + "." + method.getName();
        if (kind == TestKind.MAIN) {
            String name = owner.getQualifiedName() == null ? null : ClassUtil.getJVMClassName(owner);
            return name == null ? null : new TestTarget(List.of(name + "#main"), title);
        }
        return TestKind.canHoldTests(owner)
                ? new TestTarget(List.of(ClassUtil.getJVMClassName(owner) + "#" + method.getName()), title)
                : null;
    }

    private static TestTarget of(PsiClass type) {
        return holdsTests(type) ? new TestTarget(List.of(ClassUtil.getJVMClassName(type)), type.getName()) : null;
    }

    private static boolean holdsTests(PsiClass type) {
        if (!TestKind.canHoldTests(type)) {
            return false;
        }
        for (PsiMethod method : type.getAllMethods()) {
            TestKind kind = TestKind.of(method);
            if (kind != null && (kind != TestKind.MAIN || type.equals(method.getContainingClass()))) {
                return true;
            }
        }
        for (PsiClass inner : type.getInnerClasses()) {
            if (!inner.hasModifierProperty(PsiModifier.STATIC) && holdsTests(inner)) {
                return true;
            }
        }
        return false;
    }

    private static TestTarget of(List<PsiClass> classes, String title) {
        List<String> names = new ArrayList<>();
        for (PsiClass type : classes) {
            if (holdsTests(type)) {
                names.add(ClassUtil.getJVMClassName(type));
            }
        }
        return names.isEmpty() ? null : new TestTarget(names, title);
    }

    private static List<PsiClass> classesIn(PsiDirectory directory) {
        List<PsiClass> classes = new ArrayList<>();
        for (PsiElement child : directory.getChildren()) {
            if (child instanceof PsiDirectory inner) {
                classes.addAll(classesIn(inner));
            } else if (child instanceof PsiClassOwner file) {
                classes.addAll(List.of(file.getClasses()));
            }
        }
        return classes;
    }
}
