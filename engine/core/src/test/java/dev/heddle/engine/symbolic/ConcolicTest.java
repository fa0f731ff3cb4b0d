package dev.heddle.engine.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.symbolic.programs.Atomics;
import dev.heddle.engine.symbolic.programs.InputsOfTests;
import dev.heddle.engine.symbolic.programs.SameInput;
import dev.heddle.engine.symbolic.programs.Sequential;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ConcolicTest {

    static Stream<Arguments> jdks() {
        return Jdks.all().entrySet().stream().map(jdk -> Arguments.of(jdk.getKey(), jdk.getValue()));
    }

    private static Fork fork(int feature, Path javaHome) {
        Fork fork = new Fork(feature, javaHome).classPath(Fork.location(Heddle.class));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (Stream.of("junit", "opentest4j", "hamcrest", "assertj", "byte-buddy").anyMatch(entry::contains)) {
                fork.classPath(Path.of(entry));
            }
        }
        return fork;
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void decisionsOfTwoThreadsOnOneInputCannotBothBeSo(int feature, Path javaHome) throws Exception {
        List<String> lines = fork(feature, javaHome).run(ConflictRun.class, SameInput.class.getName(), "twoThreads");

        assertThat(lines).containsExactly(
                "thread 1: (v != 2) true SameInput.java:18",
                "thread 2: (v == 2) false SameInput.java:23",
                "[(v == 2), (v != 2)]: UNSATISFIABLE",
                "[(v == 2)]: SATISFIABLE {v=2}",
                "thread 1: (v != 2) false SameInput.java:18",
                "thread 2: (v == 2) true SameInput.java:23",
                "made in a step of its thread: true, after its accesses began: true",
                "made in a step of its thread: true, after its accesses began: true");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void fieldsAndParametersOfTestsAreFollowed(int feature, Path javaHome) throws Exception {
        List<String> lines = fork(feature, javaHome).run(TestInputsRun.class,
                InputsOfTests.class.getName() + "#fieldAndParameters");

        assertThat(lines).containsExactly("found true [limit, a, b, c]");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void valuesAreFollowedThroughAtomicVariables(int feature, Path javaHome) throws Exception {
        List<String> lines = fork(feature, javaHome)
                .run(ConcolicRun.class, Atomics.class.getName(), "variables", "references", "arrays", "updaters",
                        "handles", "smallOnes", "functions", "appliedTo");

        assertThat(lines).containsExactly(
                "variables: 11, 81, other",
                "references: 234, other",
                "arrays: other, outside, but [77, other, outside]",
                "updaters: 3, 45, other",
                "handles: 42, 6, other",
                "smallOnes: 30, other",
                "functions: 1997, other",
                "appliedTo: nine",
                "imprecision index of an array arrays",
                "imprecision atomic operation accumulateAndGet appliedTo");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void findsEveryPathAndNoOther(int feature, Path javaHome) throws Exception {
        List<String> lines = fork(feature, javaHome)
                .run(ConcolicRun.class, Sequential.class.getName(), "branches", "fieldsAndCalls", "lambdas",
                        "capturedByAnonymousClass", "boxes", "arrays", "division", "switches", "inputArray",
                        "assumptions", "equalBoxes", "asserts", "fluentAsserts",
                        "pinnedFluently", "floatingPoint", "pinned", "changedElsewhere", "strings");

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
                "equalBoxes: equal, other",
                "asserts: large, negative, other, seven",
                "fluentAsserts: 55, large, negative, other, seven",
                "pinnedFluently: zero",
                "floatingPoint: 49, large, other, small",
                "pinned: other",
                "changedElsewhere: five",
                "strings: other",
                "imprecision call of AssertJ's isBetween pinnedFluently",
                "imprecision remainder of floating-point numbers pinned",
                "imprecision length of an array pinned",
                "imprecision text made of it pinned",
                "imprecision index of an array pinned",
                "imprecision changed by code that is not instrumented changedElsewhere",
                "imprecision call of Integer.toString strings");
    }
}
