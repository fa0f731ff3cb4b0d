package dev.heddle.ide;

import com.intellij.core.CoreApplicationEnvironment;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.editor.Document;
import com.intellij.openapi.editor.impl.DocumentImpl;
import com.intellij.openapi.editor.impl.DocumentWriteAccessGuard;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiIdentifier;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.standalone.PsiEnvironment;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** Real PSI of test classes, with the test frameworks on the class path. */
public final class TestPsi implements AutoCloseable {

    private static final List<Class<?>> FRAMEWORKS = List.of(
            org.junit.jupiter.api.Test.class,
            org.junit.jupiter.params.ParameterizedTest.class,
            org.junit.Test.class,
            org.testng.annotations.Test.class);

    private final PsiEnvironment environment = new PsiEnvironment();

    public TestPsi() {
        // Documents ask for it at each change.
        CoreApplicationEnvironment.registerExtensionPoint(
                ApplicationManager.getApplication().getExtensionArea(),
                "com.intellij.documentWriteAccessGuard", DocumentWriteAccessGuard.class);
        frameworks().forEach(environment::addJar);
    }

    /** The jars of the test frameworks. */
    public static List<Path> frameworks() {
        return FRAMEWORKS.stream().map(TestPsi::jarOf).toList();
    }

    public static Path jarOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public PsiEnvironment environment() {
        return environment;
    }

    public PsiJavaFile file(String name, String text) {
        return environment.parse(name, text);
    }

    /** The identifier that declares a class or method of this name, the first in the file. */
    public static PsiElement declaration(PsiJavaFile file, String name) {
        return PsiTreeUtil.findChildrenOfType(file, PsiIdentifier.class).stream()
                .filter(identifier -> identifier.getText().equals(name))
                .filter(identifier -> identifier.getParent() instanceof PsiClass
                        || identifier.getParent() instanceof PsiMethod)
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " is not declared in " + file.getName()));
    }

    /** The leaf at the text {@code <caret>}, which is not in the file. */
    public PsiElement caret(String name, String text) {
        int offset = text.indexOf("<caret>");
        return file(name, text.replace("<caret>", "")).findElementAt(offset);
    }

    /** A document of the platform, not bound to a file. */
    public Document document(String text) {
        return new DocumentImpl(text, true);
    }

    @Override
    public void close() {
        environment.close();
    }
}
