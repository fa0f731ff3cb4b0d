package dev.heddle.engine.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.symbolic.programs.Atomics;
import dev.heddle.engine.symbolic.programs.Elsewhere;
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
    void parametersThatJupiterGivesAreFollowed(int feature, Path javaHome) throws Exception {
        List<String> lines = fork(feature, javaHome).run(TestInputsRun.class,
                InputsOfTests.class.getName() + "#repeated");

        assertThat(lines).containsExactly("found true [limit, a]");
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
                "imprecision input not followed: index of an array arrays",
                "imprecision input not followed: atomic operation accumulateAndGet appliedTo");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void whatIsNotFollowedIsListed(int feature, Path javaHome) throws Exception {
        List<String> lines = fork(feature, javaHome)
                .run(ConcolicRun.class, Elsewhere.class.getName(), "thrown", "whileAnotherRuns", "behindALambda", "elements",
                        "elementsOfElements", "boxesInAnArray", "assertedElements", "overwritten", "records",
                        "functionBehindFunction", "argumentsSwapped", "results", "hash", "sleep");

        assertThat(lines).containsExactly(
                "thrown: outside",
                "whileAnotherRuns: 1",
                "behindALambda: new",
                "elements: other",
                "elementsOfElements: [[1, 2]]",
                "boxesInAnArray: 4",
                "assertedElements: as asserted",
                "overwritten: five",
                "records: other",
                "functionBehindFunction: other",
                "argumentsSwapped: other",
                "results: first",
                "hash: other",
                "sleep: slept",
                "imprecision input not followed: call of Objects.checkIndex thrown",
                "imprecision input not followed: call of LinkedBlockingQueue.put whileAnotherRuns",
                "imprecision input not followed: call of Map.computeIfAbsent behindALambda",
                "imprecision input not followed: call of Arrays.equals elements",
                "imprecision input not followed: call of Arrays.deepToString elementsOfElements",
                "imprecision input not followed: call of String.format boxesInAnArray",
                "imprecision input not followed: call of Assertions.assertArrayEquals assertedElements",
                "imprecision input not followed: call of Arrays.fill overwritten",
                "imprecision input not followed: equals of a record equals",
                "imprecision input not followed: call of IntUnaryOperator.applyAsInt functionBehindFunction",
                "imprecision input not followed: call of Comparator.compare argumentsSwapped",
                "imprecision input not followed: result for code that is not instrumented lambda$results$4",
                "imprecision input not followed: call of hashCode hash",
                "imprecision input not followed: call of sleep sleep");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void boxesAreOneObjectWhereTheirNumbersAreSmall(int feature, Path javaHome) throws Exception {
        List<String> lines = fork(feature, javaHome)
                .run(ConcolicRun.class, Elsewhere.class.getName(), "boxesByIdentity", "boxesOfTwo");

        assertThat(lines).containsExactly("boxesByIdentity: shared, two", "boxesOfTwo: equal, other, shared");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void valuesOfSmallRangesAreAllTried(int feature, Path javaHome) throws Exception {
        List<String> lines = fork(feature, javaHome)
                .run(ConcolicRun.class, Elsewhere.class.getName(), "askedForAgain", "fewValues", "fewTruths", "fewLengths",
                        "fewRemainders");

        assertThat(lines).containsExactly(
                "askedForAgain: nearest, other",
                "fewValues: a, b, c",
                "fewTruths: [false], [true]",
                "fewLengths: 0, 2, 4, 6",
                "fewRemainders: 0, 1, 2");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void textsMatterWhereSomebodyLooksIntoThem(int feature, Path javaHome) throws Exception {
        List<String> lines =
                fork(feature, javaHome).run(ConcolicRun.class, Elsewhere.class.getName(), "messages", "fewTexts");

        assertThat(lines).contains("messages: negative, other", "fewTexts: four, other");
        assertThat(lines).noneMatch(line -> line.startsWith("imprecision"));
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void findsEveryPathAndNoOther(int feature, Path javaHome) throws Exception {
        List<String> lines = fork(feature, javaHome)
                .run(ConcolicRun.class, Sequential.class.getName(), "branches", "fieldsAndCalls", "lambdas", "references", "functions",
                        "capturedByAnonymousClass", "boxes", "arrays", "division", "switches", "inputArray",
                        "assumptions", "equalBoxes", "asserts", "fluentAsserts",
                        "pinnedFluently", "floatingPoint", "pinned", "changedElsewhere", "strings");

        assertThat(lines).containsExactly(
                "branches: larger, other, smaller",
                "fieldsAndCalls: other, three",
                "lambdas: found, other",
                "references: found, other",
                "functions: 77, d, not a, other",
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
                "imprecision input not followed: call of AssertJ's isBetween pinnedFluently",
                "imprecision input not followed: remainder of floating-point numbers pinned",
                "imprecision input not followed: length of an array pinned",
                "imprecision input not followed: index of an array pinned",
                "imprecision input not followed: changed by code that is not instrumented changedElsewhere",
                "imprecision input not followed: text made of it: call of String.length strings");
    }
}
