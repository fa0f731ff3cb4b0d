package dev.heddle.engine.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.symbolic.programs.InputsOfTests;
import dev.heddle.engine.symbolic.programs.Sequential;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConcolicTest {

    @Test
    void decisionsOfTwoThreadsOnOneInputCannotBothBeSo() throws Exception {
        List<String> lines = new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")))
                .classPath(Fork.location(Heddle.class))
                .run(ConflictRun.class, Sequential.class.getName(), "sameInput");

        assertThat(lines).containsExactly(
                "thread 1: (v != 2) true Sequential.java:115",
                "thread 2: (v == 2) false Sequential.java:120",
                "[(v == 2), (v != 2)]: UNSATISFIABLE",
                "[(v == 2)]: SATISFIABLE {v=2}",
                "thread 1: (v != 2) false Sequential.java:115",
                "thread 2: (v == 2) true Sequential.java:120");
    }

    @Test
    void fieldsAndParametersOfTestsAreFollowed() throws Exception {
        Fork fork = new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")))
                .classPath(Fork.location(Heddle.class));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (entry.contains("junit") || entry.contains("opentest4j")) {
                fork.classPath(Path.of(entry));
            }
        }
        List<String> lines = fork.run(TestInputsRun.class, InputsOfTests.class.getName() + "#fieldAndParameters");

        assertThat(lines).containsExactly("found true [limit, a, b, c]");
    }

    @Test
    void findsEveryPathAndNoOther() throws Exception {
        List<String> lines = new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")))
                .classPath(Fork.location(Heddle.class))
                .run(ConcolicRun.class, Sequential.class.getName(), "branches", "fieldsAndCalls", "lambdas",
                        "capturedByAnonymousClass", "boxes", "arrays", "division", "switches", "inputArray",
                        "assumptions", "sameInput", "strings");

        assertThat(lines).containsExactly(
                "branches: larger, other, smaller",
                "fieldsAndCalls: other, three",
                "lambdas: found, other",
                "capturedByAnonymousClass: found, other",
                "boxes: 101, other",
                "arrays: nine, other, outside",
                "division: minus 27, other, zero",
                "switches: after q, far, other, x or y",
                "inputArray: found, other",
                "assumptions: four, given up, other",
                "sameInput: 1, 2",
                "strings: other",
                "imprecision call of Integer.toString strings");
    }
}
