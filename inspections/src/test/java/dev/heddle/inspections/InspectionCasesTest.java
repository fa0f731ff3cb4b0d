package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.harness.CaseOptions;
import dev.heddle.inspections.harness.InspectionHarness;
import dev.heddle.inspections.harness.Markup;
import dev.heddle.inspections.standalone.PsiEnvironment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs every case under {@code testData/inspections/NAME/{warns,silent,fixes}} with inspection NAME. With
 * {@code -Dheddle.refresh=true} the expectations are rewritten instead: read the diff before committing it.
 */
class InspectionCasesTest {

    private static final Path CASES = Path.of(System.getProperty("heddle.root"), "testData", "inspections");
    private static final boolean REFRESH = Boolean.getBoolean("heddle.refresh");

    private static PsiEnvironment environment;
    private static InspectionHarness harness;

    @BeforeAll
    static void open() {
        environment = new PsiEnvironment();
        harness = new InspectionHarness(environment);
    }

    @AfterAll
    static void close() {
        environment.close();
    }

    @TestFactory
    List<DynamicTest> highlights() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (HeddleInspection inspection : Inspections.all()) {
            for (Path file : files(inspection, "warns")) {
                tests.add(DynamicTest.dynamicTest(label(file), () -> checkHighlights(inspection, file)));
            }
        }
        return tests;
    }

    @TestFactory
    List<DynamicTest> silence() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (HeddleInspection inspection : Inspections.all()) {
            for (Path file : files(inspection, "silent")) {
                tests.add(DynamicTest.dynamicTest(label(file), () -> {
                    String text = Files.readString(file);
                    HeddleInspection configured = CaseOptions.apply(inspection, text);
                    assertThat(harness.highlighted(configured, file.getFileName().toString(), text)).isEqualTo(text);
                }));
            }
        }
        return tests;
    }

    @TestFactory
    List<DynamicTest> fixes() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (HeddleInspection inspection : Inspections.all()) {
            for (Path file : files(inspection, "fixes")) {
                if (!file.toString().endsWith(".after.java")) {
                    tests.add(DynamicTest.dynamicTest(label(file), () -> checkFix(inspection, file)));
                }
            }
        }
        return tests;
    }

    private static void checkHighlights(HeddleInspection inspection, Path file)
            throws IOException, ReflectiveOperationException {
        String marked = Files.readString(file);
        String actual = harness.highlighted(
                CaseOptions.apply(inspection, marked), file.getFileName().toString(), Markup.strip(marked));
        if (REFRESH) {
            Files.writeString(file, actual);
        }
        assertThat(Markup.count(actual)).as("highlights in %s", file).isPositive();
        assertThat(actual).isEqualTo(REFRESH ? actual : marked);
    }

    /** The first line names the fix: {@code // fix: Make 'done' volatile}. */
    private static String fixOf(String text) {
        return text.substring("// fix: ".length(), text.indexOf('\n')).strip();
    }

    private static void checkFix(HeddleInspection kind, Path file) throws IOException, ReflectiveOperationException {
        String name = file.getFileName().toString();
        Path after = file.resolveSibling(name.replace(".java", ".after.java"));
        String text = Files.readString(file);
        String fix = fixOf(text);
        HeddleInspection inspection = CaseOptions.apply(kind, text);
        String actual = harness.fixed(inspection, name, text, fix);
        assertThat(actual)
                .as("fix '%s' among %s", fix, harness.fixNames(inspection, name, text))
                .isNotNull();
        if (REFRESH) {
            Files.writeString(after, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(after));
    }

    private static List<Path> files(HeddleInspection inspection, String kind) throws IOException {
        Path folder = CASES.resolve(inspection.getShortName().replace("Heddle", "")).resolve(kind);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }

    private static String label(Path file) {
        return CASES.relativize(file).toString();
    }

    /** The texts say what rules there are: each has to be the text of some highlight. */
    @Test
    void everyRuleHasACase() throws IOException {
        StringBuilder highlights = new StringBuilder();
        for (HeddleInspection inspection : Inspections.all()) {
            for (Path file : files(inspection, "warns")) {
                highlights.append(Files.readString(file));
            }
        }
        List<String> without = new ArrayList<>();
        for (Map.Entry<String, String> rule : RuleTexts.rules().entrySet()) {
            if (!RuleTexts.asPattern("descr=\"", rule.getValue(), "\">").matcher(highlights).find()) {
                without.add(rule.getKey());
            }
        }
        assertThat(without).isEmpty();
    }

    @Test
    void everyFixHasABeforeAndAnAfter() throws IOException, ReflectiveOperationException {
        Set<String> applied = new TreeSet<>();
        for (HeddleInspection inspection : Inspections.all()) {
            for (Path file : files(inspection, "fixes")) {
                String text = Files.readString(file);
                if (!file.toString().endsWith(".after.java")) {
                    applied.addAll(harness.families(
                            CaseOptions.apply(inspection, text), file.getFileName().toString(), text, fixOf(text)));
                }
            }
        }
        Set<String> fixes = RuleTexts.fixFamilies();
        fixes.remove(Messages.message("fix.explore.region"));
        assertThat(fixes).isNotEmpty().allMatch(family -> applied.stream()
                .anyMatch(one -> RuleTexts.asPattern("^", family, "$").matcher(one).find()));
    }

    @Test
    void everyInspectionHasCasesOfEveryKind() throws IOException {
        for (HeddleInspection inspection : Inspections.all()) {
            for (String kind : List.of("warns", "silent", "fixes")) {
                assertThat(files(inspection, kind)).as("%s/%s", inspection.getShortName(), kind).isNotEmpty();
            }
        }
    }
}
