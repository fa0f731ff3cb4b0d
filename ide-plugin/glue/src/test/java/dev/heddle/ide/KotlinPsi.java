package dev.heddle.ide;

import com.intellij.openapi.Disposable;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.util.Disposer;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import kotlin.Unit;
import kotlin.jvm.functions.Function1;
import org.jetbrains.kotlin.analysis.api.projectStructure.KaModule;
import org.jetbrains.kotlin.analysis.api.standalone.StandaloneAnalysisAPISession;
import org.jetbrains.kotlin.analysis.api.standalone.StandaloneAnalysisAPISessionBuilder;
import org.jetbrains.kotlin.analysis.api.standalone.StandaloneAnalysisAPISessionBuilderKt;
import org.jetbrains.kotlin.analysis.project.structure.builder.KaLibraryModuleBuilderKt;
import org.jetbrains.kotlin.analysis.project.structure.builder.KaSdkModuleBuilderKt;
import org.jetbrains.kotlin.analysis.project.structure.builder.KaSourceModuleBuilderKt;
import org.jetbrains.kotlin.analysis.project.structure.builder.KtModuleProviderBuilder;
import org.jetbrains.kotlin.asJava.KotlinAsJavaSupport;
import org.jetbrains.kotlin.config.CompilerConfiguration;
import org.jetbrains.kotlin.platform.TargetPlatform;
import org.jetbrains.kotlin.platform.jvm.JvmPlatforms;
import org.jetbrains.kotlin.psi.KtClassOrObject;
import org.jetbrains.kotlin.psi.KtDeclaration;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.psi.KtFileClassProvider;

/**
 * Real PSI of Kotlin files, and the classes that the IDE makes of it for Java (K2's). One session for all files of a
 * folder, as making one takes seconds.
 */
public final class KotlinPsi implements AutoCloseable {

    private static final TargetPlatform JVM = JvmPlatforms.INSTANCE.getDefaultJvmPlatform();

    private final Disposable lifetime = Disposer.newDisposable("kotlin");
    private final StandaloneAnalysisAPISession session;

    public KotlinPsi(Path sources, List<Path> libraries) {
        session = StandaloneAnalysisAPISessionBuilderKt.buildStandaloneAnalysisAPISession(
                lifetime, true, new CompilerConfiguration(), unit((StandaloneAnalysisAPISessionBuilder builder) -> {
                    builder.registerProjectService(KtFileClassProvider.class, KotlinPsi::classes);
                    builder.buildKtModuleProvider(unit(modules -> tests(modules, sources, libraries)));
                }));
    }

    private static void tests(KtModuleProviderBuilder modules, Path sources, List<Path> libraries) {
        modules.setPlatform(JVM);
        KaModule jdk = KaSdkModuleBuilderKt.buildKtSdkModule(modules, unit(module -> {
            module.setPlatform(JVM);
            module.setLibraryName("jdk");
            module.addBinaryRootsFromJdkHome(Path.of(System.getProperty("java.home")), false);
        }));
        KaModule jars = KaLibraryModuleBuilderKt.buildKtLibraryModule(modules, unit(module -> {
            module.setPlatform(JVM);
            module.setLibraryName("libraries");
            module.addBinaryRoots(libraries);
        }));
        modules.addModule(KaSourceModuleBuilderKt.buildKtSourceModule(modules, unit(module -> {
            module.setPlatform(JVM);
            module.setModuleName("tests");
            module.addSourceRoot(sources);
            module.addRegularDependency(jdk);
            module.addRegularDependency(jars);
        })));
    }

    /** The one part that the IDE's Kotlin plugin has and the compiler has not: which classes a file becomes. */
    private static PsiClass[] classes(KtFile file) {
        KotlinAsJavaSupport support = KotlinAsJavaSupport.getInstance(file.getProject());
        List<PsiClass> classes = new ArrayList<>();
        for (KtDeclaration declaration : file.getDeclarations()) {
            PsiClass type = declaration instanceof KtClassOrObject named ? support.getLightClass(named) : null;
            if (type != null) {
                classes.add(type);
            }
        }
        PsiClass ofFunctions = support.getLightFacade(file);
        if (ofFunctions != null) {
            classes.add(ofFunctions);
        }
        return classes.toArray(new PsiClass[0]);
    }

    private static <T> Function1<T, Unit> unit(Consumer<T> action) {
        return value -> {
            action.accept(value);
            return Unit.INSTANCE;
        };
    }

    /** The files by their names. */
    public Map<String, PsiFile> files() {
        return session.getModulesWithFiles().values().stream()
                .flatMap(List::stream)
                .collect(Collectors.toMap(PsiFile::getName, file -> file));
    }

    @Override
    public void close() {
        ApplicationManager.getApplication().runWriteAction(() -> Disposer.dispose(lifetime));
    }
}
