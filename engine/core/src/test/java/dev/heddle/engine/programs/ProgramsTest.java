package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every program of {@code testData/programs}, explored in a real worker: the buggy ones are found out with the kind, line and
 * thread that their header names and with an account of why they happen, the correct ones are not accused.
 */
class ProgramsTest {

    /** A correct program is explored this often; a buggy one until it is found out. */
    private static final int EXECUTIONS = Integer.getInteger("heddle.programs.executions", 40);
    /** Platform threads are about a hundred times as slow. */
    private static final int EXECUTIONS_ON_PLATFORM_THREADS = Math.min(EXECUTIONS, 12);

    private static final int MOST_EXECUTIONS = 3_000;
    private static final int FIRST_WITH_CONTINUATIONS = 21;
    /** Part of the titles of the programs to run; all by default. */
    private static final String ONLY = System.getProperty("heddle.programs.only", "");

    @TempDir
    static Path folder;

    @TestFactory
    List<DynamicContainer> programs() throws Exception {
        List<DynamicContainer> runs = new ArrayList<>();
        List<Jdk> jdks = Jdk.available();
        Jdk newest = jdks.get(jdks.size() - 1);
        for (Jdk jdk : jdks) {
            String backend = jdk.feature() >= FIRST_WITH_CONTINUATIONS ? "virtual" : "platform";
            runs.add(programs(jdk, "random", backend, jdk == newest));
            if (jdk == newest) {
                runs.add(programs(jdk, "pct", backend, false));
            }
        }
        return runs;
    }

    /** @param told whether what is found must have an account of why it happened */
    private static DynamicContainer programs(Jdk jdk, String strategy, String backend, boolean told) throws Exception {
        List<ProgramFile> programs = ProgramFile.all().stream()
                .filter(program -> program.jdk() <= jdk.feature() && program.title().contains(ONLY))
                .toList();
        String name = jdk + ", " + backend + ", " + strategy;
        Path here = folder.resolve(name.replaceAll("\\W+", "-"));
        Map<String, Batch.Outcome> outcomes = new HashMap<>();
        int executions = backend.equals("platform") ? EXECUTIONS_ON_PLATFORM_THREADS : EXECUTIONS;
        outcomes.putAll(new Batch(jdk, strategy, backend, executions, here.resolve("correct"))
                .run(programs.stream().filter(ProgramFile::isCorrect).toList()));
        Batch buggy = new Batch(jdk, strategy, backend, MOST_EXECUTIONS, here.resolve("buggy"));
        outcomes.putAll(buggy.run(programs.stream().filter(program -> !program.isCorrect()).toList()));
        List<DynamicTest> tests = new ArrayList<>();
        if (told && ONLY.isEmpty()) {
            tests.add(dynamicTest("accounts of what was found", () -> Accounts.check(buggy.finds())));
        }
        for (ProgramFile program : programs) {
            tests.add(dynamicTest(program.title(),
                    () -> check(program, outcomes.get(program.name()), executions)));
        }
        return dynamicContainer(name, tests);
    }

    private static void check(ProgramFile program, Batch.Outcome outcome, int executions) {
        assertThat(outcome).as("outcome").isNotNull();
        assertThat(outcome.trouble()).as("trouble").isNull();
        if (program.isCorrect()) {
            assertThat(outcome.violation()).as("violation").isNull();
            assertThat(outcome.executions()).as("executions").isGreaterThanOrEqualTo(executions);
        } else {
            assertThat(outcome.violation()).as("violation in %s executions", outcome.executions()).isNotNull();
            assertThat(Expectation.of(outcome.violation())).isIn(program.expected());
        }
    }
}
