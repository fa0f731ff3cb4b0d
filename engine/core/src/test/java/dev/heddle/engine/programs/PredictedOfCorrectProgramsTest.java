package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is predicted from one run of programs that are correct: never a violation, and of broken regions and unusual orders only what
 * somebody has judged ({@code testData/predict/judged.txt}), most of it useful. All programs with
 * {@code -Dheddle.predict.correct=}, otherwise those whose titles have {@value #FEW}.
 */
@Tag("processes")
class PredictedOfCorrectProgramsTest {

    private static final String FEW = "monitors/";
    private static final String ONLY = System.getProperty("heddle.predict.correct", FEW);
    private static final Path JUDGED = Path.of("..", "..", "testData", "predict", "judged.txt");
    private static final int MOST_EXECUTIONS = 60;
    private static final Set<ViolationKind> JUDGED_KINDS = Set.of(ViolationKind.ATOMICITY, ViolationKind.ORDER);

    @TempDir
    private Path folder;

    @Test
    void accusesNoneAndWarnsOfWhatSomebodyHasJudged() throws Exception {
        List<Jdk> jdks = Jdk.available();
        Jdk newest = jdks.get(jdks.size() - 1);
        Map<String, List<ProgramFile>> folders = ProgramFile.all().stream()
                .filter(program -> program.isCorrect() && program.jdk() <= newest.feature() && program.title().contains(ONLY))
                .collect(Collectors.groupingBy(program -> program.path().getParent().getFileName().toString(), TreeMap::new,
                        Collectors.toList()));
        assertThat(folders).isNotEmpty();
        Set<String> warned = new TreeSet<>();
        for (Map.Entry<String, List<ProgramFile>> each : folders.entrySet()) {
            warned.addAll(warnings(newest, each.getKey(), each.getValue()));
            // To be judged, also where the rest takes too long.
            Files.write(Path.of("target", "predicted-of-correct-programs.txt"), warned);
        }
        Map<String, Boolean> judged = judged();
        assertThat(judged.keySet()).containsAll(warned);
        assertThat(10 * judged.values().stream().filter(useful -> useful).count()).isGreaterThanOrEqualTo(7L * judged.size());
    }

    private Set<String> warnings(Jdk jdk, String name, List<ProgramFile> programs) throws Exception {
        Batch batch = new Batch(jdk, "predict", "virtual", MOST_EXECUTIONS, folder.resolve(name)).lookingForAll();
        Map<String, Batch.Outcome> outcomes = batch.run(programs);
        assertThat(outcomes).hasSameSizeAs(programs);
        assertThat(outcomes).allSatisfy((program, outcome) -> {
            assertThat(outcome.trouble()).as(program).isNull();
            assertThat(outcome.violations()).as(program).isEmpty();
        });
        Set<String> warned = new TreeSet<>();
        batch.warnings().forEach((program, warnings) -> warnings.stream()
                .filter(warning -> JUDGED_KINDS.contains(warning.kind()))
                .forEach(warning -> warned.add(line(program, warning))));
        return warned;
    }

    private static String line(String program, Violation warning) {
        return program + " " + warning.kind().label() + " " + (warning.region() != null
                ? warning.region().fromLine() + "-" + warning.region().toLine() : warning.at().line());
    }

    /** Lines such as {@code useful: Inc atomicity 16-16: why}. */
    private static Map<String, Boolean> judged() throws Exception {
        Map<String, Boolean> judged = new HashMap<>();
        for (String line : Files.readAllLines(JUDGED)) {
            String[] parts = line.split(": ", 3);
            if (parts.length == 3) {
                assertThat(parts[0]).isIn("useful", "useless");
                assertThat(parts[2]).isNotBlank();
                judged.put(parts[1], parts[0].equals("useful"));
            }
        }
        return judged;
    }
}
