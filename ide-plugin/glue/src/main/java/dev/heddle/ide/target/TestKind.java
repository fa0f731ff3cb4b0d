package dev.heddle.ide.target;

import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiModifierListOwner;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiTypes;
import com.intellij.psi.util.InheritanceUtil;
import java.util.HashSet;
import java.util.Set;

/** What makes a method something that can be run by itself, by the rules that the engine follows. */
enum TestKind {
    JUPITER,
    JUNIT4,
    JUNIT3,
    TESTNG,
    MAIN;

    private static final Set<String> JUPITER_TESTS = Set.of(
            "org.junit.jupiter.api.Test",
            "org.junit.jupiter.api.TestFactory",
            "org.junit.jupiter.api.TestTemplate",
            "org.junit.jupiter.api.RepeatedTest",
            "org.junit.jupiter.params.ParameterizedTest");
    private static final String JUPITER_NESTED = "org.junit.jupiter.api.Nested";
    private static final String JUNIT4_TEST = "org.junit.Test";
    private static final String JUNIT3_TEST = "junit.framework.TestCase";
    private static final String OF_TESTNG = "org.testng.annotations.";
    private static final Set<String> TESTNG_TEST = Set.of(OF_TESTNG + "Test");

    /** The kind of a method, or null where it is no entry. */
    static TestKind of(PsiMethod method) {
        if (method.isConstructor()) {
            return null;
        }
        if (!method.hasModifierProperty(PsiModifier.ABSTRACT) && !method.hasModifierProperty(PsiModifier.PRIVATE)) {
            if (hasAnnotation(method, JUPITER_TESTS, new HashSet<>())) {
                return JUPITER;
            }
            if (hasAnnotation(method, Set.of(JUNIT4_TEST), new HashSet<>())) {
                return JUNIT4;
            }
            if (isJUnit3Test(method)) {
                return JUNIT3;
            }
            if (isTestNgTest(method)) {
                return TESTNG;
            }
        }
        return isMain(method) ? MAIN : null;
    }

    /** Whether a class may be asked for tests: it can be instantiated, alone or inside the class around it. */
    static boolean canHoldTests(PsiClass owner) {
        if (owner.isInterface() || owner.isAnnotationType() || owner.hasModifierProperty(PsiModifier.ABSTRACT)
                || owner.getQualifiedName() == null) {
            return false;
        }
        PsiClass around = owner.getContainingClass();
        return around == null
                || owner.hasModifierProperty(PsiModifier.STATIC)
                || hasAnnotation(owner, Set.of(JUPITER_NESTED), new HashSet<>());
    }

    private static boolean isJUnit3Test(PsiMethod method) {
        return method.getName().startsWith("test")
                && method.hasModifierProperty(PsiModifier.PUBLIC)
                && method.getParameterList().isEmpty()
                && PsiTypes.voidType().equals(method.getReturnType())
                && InheritanceUtil.isInheritor(method.getContainingClass(), JUNIT3_TEST);
    }

    /** TestNG takes all public methods of a class that has the annotation, but those that prepare or supply others. */
    private static boolean isTestNgTest(PsiMethod method) {
        if (hasAnnotation(method, TESTNG_TEST, new HashSet<>())) {
            return true;
        }
        if (!method.hasModifierProperty(PsiModifier.PUBLIC)
                || method.hasModifierProperty(PsiModifier.STATIC)
                || !PsiTypes.voidType().equals(method.getReturnType())) {
            return false;
        }
        for (PsiAnnotation annotation : method.getAnnotations()) {
            if (String.valueOf(annotation.getQualifiedName()).startsWith(OF_TESTNG)) {
                return false;
            }
        }
        Set<PsiClass> seen = new HashSet<>();
        for (PsiClass c = method.getContainingClass(); c != null && seen.add(c); c = c.getSuperClass()) {
            if (hasAnnotation(c, TESTNG_TEST, new HashSet<>())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMain(PsiMethod method) {
        if (!method.getName().equals("main")
                || !method.hasModifierProperty(PsiModifier.PUBLIC)
                || !method.hasModifierProperty(PsiModifier.STATIC)
                || !PsiTypes.voidType().equals(method.getReturnType())) {
            return false;
        }
        PsiParameter[] parameters = method.getParameterList().getParameters();
        if (parameters.length == 0) {
            // Kotlin's compiler adds a main with arguments to such a one that is outside of classes.
            return LightMembers.holdsFunctionsOfAFile(method.getContainingClass());
        }
        return parameters.length == 1 && parameters[0].getType().equalsToText("java.lang.String[]")
                || parameters.length == 1 && parameters[0].getType().equalsToText("java.lang.String...");
    }

    /** Also where the annotation is one of the user's own that carries such an annotation. */
    private static boolean hasAnnotation(PsiModifierListOwner owner, Set<String> wanted, Set<PsiClass> seen) {
        for (PsiAnnotation annotation : owner.getAnnotations()) {
            String name = annotation.getQualifiedName();
            if (name != null && wanted.contains(name)) {
                return true;
            }
            if (name != null && name.startsWith("java.lang")) {
                continue;
            }
            PsiJavaCodeReferenceElement reference = annotation.getNameReferenceElement();
            PsiElement declared = reference == null ? null : reference.resolve();
            if (declared instanceof PsiClass type && seen.add(type) && hasAnnotation(type, wanted, seen)) {
                return true;
            }
        }
        return false;
    }
}
