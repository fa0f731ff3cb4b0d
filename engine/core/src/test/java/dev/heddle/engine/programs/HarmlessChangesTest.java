package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A claim needs a reason to be believed: a complete search of a program and of the same program with a harmless change say the
 * same. Programs of {@code testData/programs} whose search ends quickly take part, each with some of the changes by turns: the
 * correct ones and some of the others, for which short schedules have to be looked for. {@code -Dheddle.changes.all=true} tries
 * every change on each.
 */
class HarmlessChangesTest {

    private static final boolean ALL = Boolean.getBoolean("heddle.changes.all");
    /** Part of the titles of the programs; all by default. */
    private static final String ONLY = System.getProperty("heddle.changes.only", "");
    /** A search that has not ended by then does not take part. */
    private static final int QUICK = Integer.getInteger("heddle.changes.executions", 40);
    /** One in so many programs with a bug takes part, unless all do. */
    private static final int SOME = 5;
    /** A change may make a search longer. */
    private static final int LONGER = 20 * QUICK;

    @TempDir
    static Path folder;

    private record Changed(ProgramFile program, HarmlessChange change, String name) {}

    @TestFactory
    List<DynamicTest> changesThatDoNotMatter() throws Exception {
        List<Jdk> jdks = Jdk.available();
        Jdk jdk = jdks.get(jdks.size() - 1);
        int[] withBug = {0};
        List<ProgramFile> programs = ProgramFile.all().stream()
                .filter(program -> program.jdk() <= jdk.feature() && program.title().contains(ONLY))
                .filter(program -> ALL || program.isCorrect() || withBug[0]++ % SOME == 0)
                .toList();
        Map<String, Batch.Outcome> originals =
                new Batch(jdk, "dpor", "auto", QUICK, folder).lookingForAll().run(programs);
        List<Changed> changed = new ArrayList<>();
        Map<Set<String>, List<String>> names = new HashMap<>();
        Path classes = Files.createDirectories(folder.resolve("changed"));
        ChangedPrograms changes = new ChangedPrograms(folder.resolve("classes"), classes);
        int turn = 0;
        for (ProgramFile program : programs) {
            if (!isTold(originals.get(program.name()))) {
                continue;
            }
            turn++;
            for (HarmlessChange change : HarmlessChange.values()) {
                boolean isDue = (turn + change.ordinal()) % HarmlessChange.values().length < 2;
                if ((ALL || isDue || change == HarmlessChange.STATICS) && changes.fits(program, change)) {
                    Changed one = new Changed(program, change, changes.write(program, change));
                    changed.add(one);
                    names.computeIfAbsent(program.options(), options -> new ArrayList<>()).add(one.name);
                }
            }
        }
        Map<String, Batch.Outcome> outcomes = new Batch(jdk, "dpor", "auto", LONGER, folder).lookingForAll()
                .run(List.of(classes, folder.resolve("classes")), names);
        List<DynamicTest> tests = new ArrayList<>();
        tests.add(dynamicTest("there are enough", () -> assertThat(changed).hasSizeGreaterThan(ONLY.isEmpty() ? 80 : 0)));
        for (Changed one : changed) {
            tests.add(dynamicTest(one.program.title() + " " + one.change, () -> assertThat(told(outcomes.get(one.name)))
                    .isEqualTo(told(originals.get(one.program.name())))));
        }
        return tests;
    }

    private static boolean isTold(Batch.Outcome outcome) {
        return outcome != null && outcome.complete() && outcome.trouble() == null;
    }

    /** What a search says of a program. */
    private static Set<String> told(Batch.Outcome outcome) {
        Set<String> told = new TreeSet<>();
        outcome.violations().forEach(violation -> told.add(Expectation.of(violation).toString()));
        told.add(outcome.complete() ? "complete" : "not complete");
        if (outcome.trouble() != null) {
            told.add(outcome.trouble());
        }
        return told;
    }
}
