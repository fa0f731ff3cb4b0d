package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Objects that others see before their constructors are over: a complete search must find out what they see, and none
 * may
 * accuse the programs in which they see nothing unfinished. {@code ProgramsTest} does the same with the random
 * strategies.
 */
class EarlyPublicationTest {

    private static final Set<String> PRIMITIVES = Set.of(
            "object published by its constructor",
            "superclass that registers its objects",
            "inner object handed on by a constructor",
            "lambda handed on by a constructor",
            "constructor that shares what it guards",
            "final fields, this that escapes");
    private static final int FIRST_WITH_CONTINUATIONS = 21;
    private static final int MOST_EXECUTIONS = 20_000;

    @TempDir
    static Path folder;

    @TestFactory
    List<DynamicContainer> completeSearches() throws Exception {
        List<DynamicContainer> runs = new ArrayList<>();
        for (Jdk jdk : Jdk.available()) {
            runs.add(run(jdk, "dpor", "platform"));
            if (jdk.feature() >= FIRST_WITH_CONTINUATIONS) {
                for (String strategy : List.of("dpor", "unfolding", "pcb", "auto")) {
                    runs.add(run(jdk, strategy, "virtual"));
                }
            }
        }
        return runs;
    }

    private static DynamicContainer run(Jdk jdk, String strategy, String backend) throws Exception {
        List<ProgramFile> programs =
                ProgramFile.all().stream().filter(program -> PRIMITIVES.contains(program.primitive())).toList();
        String name = jdk + ", " + backend + ", " + strategy;
        Map<String, Batch.Outcome> outcomes =
                new Batch(jdk, strategy, backend, MOST_EXECUTIONS, folder.resolve(name.replaceAll("\\W+", "-")))
                        .run(programs);
        List<DynamicTest> tests = new ArrayList<>();
        for (ProgramFile program : programs) {
            tests.add(dynamicTest(program.title(), () -> check(program, outcomes.get(program.name()))));
        }
        return dynamicContainer(name, tests);
    }

    private static void check(ProgramFile program, Batch.Outcome outcome) {
        assertThat(outcome.trouble()).as("trouble").isNull();
        if (program.isCorrect()) {
            assertThat(outcome.violation()).as("violation").isNull();
            assertThat(outcome.complete()).as("complete").isTrue();
        } else {
            assertThat(outcome.violation()).as("violation in %s executions", outcome.executions()).isNotNull();
            assertThat(Expectation.of(outcome.violation())).isIn(program.expected());
        }
    }
}
