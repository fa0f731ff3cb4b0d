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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Holds the house together: who may know whom, over the main classes of all modules. */
class ArchitectureTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path MAP = ROOT.resolve("docs/map.md");
    private static final String BEGIN = "<!-- rooms: begin -->\n";
    private static final String END = "<!-- rooms: end -->";
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
    void eachPackageSaysInOneSentenceWhatItIsFor() {
        assertThat(Rooms.all(ROOT)).filteredOn(room -> room.purpose() == null || !room.purpose().endsWith(".")).isEmpty();
    }

    @Test
    void theMapHasEveryRoom() throws IOException {
        String rows = "| room | classes | what for |\n| --- | ---: | --- |\n"
                + Rooms.all(ROOT).stream().map(Rooms.Room::row).collect(Collectors.joining("\n")) + "\n";
        String map = Files.readString(MAP);
        String written = map.substring(map.indexOf(BEGIN) + BEGIN.length(), map.indexOf(END));
        if (Boolean.getBoolean("heddle.golden.refresh")) {
            Files.writeString(MAP, map.replace(BEGIN + written, BEGIN + rows));
            written = rows;
        }
        // How many classes there are changes with every other commit; which rooms there are, and what for, does not.
        assertThat(withoutCounts(written)).isEqualTo(withoutCounts(rows));
    }

    private static String withoutCounts(String rows) {
        return rows.replaceAll("\\| \\d+ \\|", "| |");
    }

    @Test
    void aLargeRoomHasAReason() throws IOException {
        String map = Files.readString(MAP);
        String reasons = map.substring(0, map.indexOf(BEGIN));
        assertThat(Rooms.all(ROOT)).filteredOn(room -> room.classes() > 30)
                .allSatisfy(room -> assertThat(reasons).contains("`" + room.name() + "`"));
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
