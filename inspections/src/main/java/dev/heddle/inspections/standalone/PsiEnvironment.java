package dev.heddle.inspections.standalone;

import com.intellij.codeInsight.ExternalAnnotationsManager;
import com.intellij.codeInsight.InferredAnnotationsManager;
import com.intellij.core.CoreApplicationEnvironment;
import com.intellij.core.CoreJavaFileManager;
import com.intellij.core.JavaCoreApplicationEnvironment;
import com.intellij.core.JavaCoreProjectEnvironment;
import com.intellij.lang.java.JavaLanguage;
import com.intellij.lang.java.syntax.JavaElementTypeConverterExtension;
import com.intellij.openapi.Disposable;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.roots.LanguageLevelProjectExtension;
import com.intellij.openapi.util.Disposer;
import com.intellij.openapi.util.registry.Registry;
import com.intellij.openapi.vfs.VirtualFile;
import com.intellij.platform.syntax.psi.CommonElementTypeConverterFactory;
import com.intellij.platform.syntax.psi.ElementTypeConverters;
import com.intellij.pom.PomModel;
import com.intellij.pom.java.LanguageLevel;
import com.intellij.psi.PsiElementFinder;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiFileFactory;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiManager;
import com.intellij.psi.PsiNameHelper;
import com.intellij.psi.impl.JavaClassSupersImpl;
import com.intellij.psi.impl.PsiElementFinderImpl;
import com.intellij.psi.impl.PsiNameHelperImpl;
import com.intellij.psi.impl.file.impl.JavaFileManager;
import com.intellij.psi.util.JavaClassSupers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * IntelliJ's Java PSI without the IDE: parses files, resolves them against the running JDK, and against
 * source folders and jars where some were added. Used by the command line and by the tests.
 */
public final class PsiEnvironment implements AutoCloseable {

    /** The core jar asks for these switches, which are on in the IDE, and ships no default for them. */
    private static final List<String> SWITCHES = List.of(
            "unsound.capture.conversion.java.spec.change",
            "javac.fresh.variables.for.captured.wildcards.only",
            "javac.unchecked.subtyping.during.incorporation",
            "java.correct.class.type.by.place.resolve.scope");

    private final Disposable lifetime = Disposer.newDisposable("heddle inspections");
    private final JavaCoreProjectEnvironment project;
    private final CoreJavaFileManager files;

    public PsiEnvironment() {
        if (System.getProperty("idea.home.path") == null) {
            System.setProperty("idea.home.path", makeHome().toString());
        }
        SWITCHES.forEach(name -> System.setProperty(name, "true"));
        Registry.markAsLoaded();
        JavaCoreApplicationEnvironment application = new JavaCoreApplicationEnvironment(lifetime, false);
        registerMissingParts(application);
        project = new JavaCoreProjectEnvironment(lifetime, application);
        files = (CoreJavaFileManager) JavaFileManager.getInstance(project.getProject());
        ExtensionPoints.registerForProject(project().getExtensionArea());
        project.getProject().registerService(ExternalAnnotationsManager.class, new NoExternalAnnotations());
        project.getProject().registerService(InferredAnnotationsManager.class, new NoInferredAnnotations());
        project.getProject().registerService(PsiNameHelper.class, new PsiNameHelperImpl(project()));
        project.getProject().registerService(PomModel.class, new PlainPomModel());
        PsiElementFinder.EP.getPoint(project()).registerExtension(new PsiElementFinderImpl(project()), lifetime);
        for (VirtualFile root : new JrtFileSystem().moduleRoots()) {
            project.addSourcesToClasspath(root);
        }
        // Newer syntax is parsed all the same; newer levels import modules into broken files, for which PSI needs
        // parts of the IDE.
        LanguageLevelProjectExtension.getInstance(project()).setLanguageLevel(LanguageLevel.JDK_21);
    }

    private static void registerMissingParts(CoreApplicationEnvironment application) {
        ExtensionPoints.registerForApplication(application.getApplication().getExtensionArea());
        application.registerApplicationService(JavaClassSupers.class, new JavaClassSupersImpl());
        application.addExplicitExtension(
                ElementTypeConverters.getInstance(), JavaLanguage.INSTANCE, new CommonElementTypeConverterFactory());
        application.addExplicitExtension(
                ElementTypeConverters.getInstance(), JavaLanguage.INSTANCE, new JavaElementTypeConverterExtension());
    }

    /** IntelliJ looks for its installation folder; an empty one with the product file satisfies it. */
    private static Path makeHome() {
        try {
            Path home = Files.createTempDirectory("heddle-psi");
            home.toFile().deleteOnExit();
            Path productInfo = Files.writeString(home.resolve("product-info.json"), "{}");
            // What is registered last goes first: the folder must be empty when its turn comes.
            productInfo.toFile().deleteOnExit();
            return home;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Project project() {
        return project.getProject();
    }

    /** Makes the classes of a source folder known, so that other files resolve to them. */
    public void addSourceFolder(Path folder) {
        VirtualFile root = project.getEnvironment().getLocalFileSystem().findFileByPath(
                folder.toAbsolutePath().normalize().toString());
        if (root != null) {
            project.addSourcesToClasspath(root);
        }
    }

    /** Makes the classes of a jar known. */
    public void addJar(Path jar) {
        project.addJarToClassPath(jar.toFile());
    }

    /** The PSI of a file on disk, or null where it is not a Java file. */
    public PsiJavaFile open(Path path) {
        VirtualFile file = project.getEnvironment().getLocalFileSystem().findFileByPath(
                path.toAbsolutePath().normalize().toString());
        PsiFile psi = file == null ? null : PsiManager.getInstance(project()).findFile(file);
        return psi instanceof PsiJavaFile java ? java : null;
    }

    /** Parses a text that need not exist as a file. */
    public PsiJavaFile parse(String name, String text) {
        return (PsiJavaFile) PsiFileFactory.getInstance(project())
                .createFileFromText(name, JavaLanguage.INSTANCE, text, true, false);
    }

    @Override
    public void close() {
        Disposer.dispose(lifetime);
    }
}
