package dev.heddle.bench.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import dev.heddle.bench.architecture.broken.one.First;
import dev.heddle.bench.architecture.broken.two.Second;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the house together: who may know whom, over the main classes of all modules. */
class ArchitectureTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Modules MODULES = new Modules(ROOT);
    private static final JavaClasses CLASSES = new ClassFileImporter().importPaths(MODULES.compiled());

    private static ArchRule noCircles(String packages) {
        return SlicesRuleDefinition.slices().matching(packages).should().beFreeOfCycles();
    }

    @Test
    void packagesAreFreeOfCircles() {
        noCircles("dev.heddle.(**)").check(CLASSES);
    }

    @Test
    void modulesKnowOnlyWhatStandsBelowThem() {
        assertThat(MODULES.breaches(CLASSES)).isEmpty();
    }

    @Test
    void whatTheIdeLoadsNeedsNoWeaverNoSolverAndNoCommandLine() {
        noClasses().that().resideInAnyPackage("dev.heddle.engine.model..", "dev.heddle.engine.report..",
                        "dev.heddle.engine.session..", "dev.heddle.ui..", "dev.heddle.ide..")
                .should().dependOnClassesThat().resideInAnyPackage("org.objectweb.asm..", "com.microsoft.z3..", "picocli..")
                .check(CLASSES);
    }

    @Test
    void strategiesNeverTouchBytecodeOrThreads() {
        noClasses().that().resideInAPackage("dev.heddle.engine.strategy..")
                .should().dependOnClassesThat().resideInAnyPackage(
                        "dev.heddle.engine.runtime..", "dev.heddle.engine.instrument..", "dev.heddle.bootstrap..")
                .check(CLASSES);
    }

    /** Two classes of one name in one product make each search for it and each stack a riddle. */
    @Test
    void noNameStandsForTwoClasses() {
        Map<String, List<String>> byName = new TreeMap<>();
        for (JavaClass type : CLASSES) {
            if (type.getEnclosingClass().isEmpty() && !type.getSimpleName().isEmpty()
                    && !type.getSimpleName().equals("package-info")) {
                byName.computeIfAbsent(type.getSimpleName(), name -> new ArrayList<>()).add(type.getName());
            }
        }
        assertThat(byName.values()).filteredOn(classes -> classes.size() > 1).isEmpty();
    }

    @Test
    void eachPackageSaysInOneSentenceWhatItIsFor() throws IOException {
        List<Path> silent = new ArrayList<>();
        for (String module : Modules.MAY_KNOW.keySet()) {
            Path sources = ROOT.resolve(module).resolve("src/main/java");
            if (Files.isDirectory(sources)) {
                try (Stream<Path> folders = Files.walk(sources)) {
                    folders.filter(Files::isDirectory).filter(ArchitectureTest::hasClasses)
                            .filter(folder -> !Files.exists(folder.resolve("package-info.java"))).forEach(silent::add);
                }
            }
        }
        assertThat(silent).isEmpty();
    }

    private static boolean hasClasses(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(".java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rules can fail: two packages of this test that know each other are a circle. */
    @Test
    void aCircleIsSeen() {
        JavaClasses broken = new ClassFileImporter().importPackagesOf(
                First.class, Second.class);
        assertThatThrownBy(() -> noCircles("dev.heddle.bench.architecture.broken.(**)").check(broken))
                .hasMessageContaining("Cycle detected");
    }

    /** A module that is not allowed anything may not know even the model. */
    @Test
    void anImportThatIsNotAllowedIsSeen() {
        Modules strict = new Modules(ROOT) {
            @Override
            String of(JavaClass type) {
                String module = super.of(type);
                return "engine/core".equals(module) ? "engine/api" : module;
            }
        };
        assertThat(strict.breaches(CLASSES)).anyMatch(line -> line.startsWith("engine/api knows engine/model"));
    }
}
