package dev.heddle.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.acme.Calls;
import com.acme.Four;
import dev.heddle.bootstrap.FoundTest;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Result;

class JUnit4TestsTest {

    private final JUnit4Tests tests = new JUnit4Tests();

    @BeforeEach
    void forgetCalls() {
        Calls.take();
        Four.FailingAt.place = "";
    }

    @Test
    void plainTestsAreRunDirectlyWithJUnitsCalls() {
        List<FoundTest> found = tests.find(Four.Plain.class, null);

        assertThat(found).extracting(JUnit4TestsTest::name).containsExactlyInAnyOrder(
                "inherited", "test", "expected", "expectedInVain", "expectedAnother", "timed", "assumes", "ignored");
        for (FoundTest test : found) {
            if (name(test).equals("ignored")) {
                assertThat(test.skipped()).isEqualTo("it is @Ignore'd: slow");
                continue;
            }
            assertThat(test).isInstanceOf(DirectTest.class);
            if (!name(test).equals("timed")) {
                Run real = real(Four.Plain.class, name(test));
                assertThat(run(test)).isEqualTo(real);
                assertThat(run(test)).as("second execution").isEqualTo(real);
            }
        }
    }

    @Test
    void aTimeLimitStartsNoThread() {
        assertThat(run(tests.find(Four.Plain.class, "timed").get(0)).calls()).contains("timed in false");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "beforeClass", "constructor", "before", "test", "after", "another", "afterClass", "test after another",
        "before another", "test afterClass"
    })
    void failuresAnywhereLeadToTheSameCallsAndTheSameThrowable(String place) {
        Four.FailingAt.place = place;
        Run real = real(Four.FailingAt.class, "test");

        assertThat(real.failure()).isNotNull();
        assertThat(run(tests.find(Four.FailingAt.class, "test").get(0))).isEqualTo(real);
    }

    @Test
    void rulesAreApplied() {
        Map<String, Run> runs = runs(tests.find(Four.WithRules.class, null));

        assertThat(runs.get("passes")).isEqualTo(new Run(List.of("classRule", "before passes", "passes"), null));
        assertThat(runs.get("collects")).isEqualTo(new Run(
                List.of("classRule", "before collects"),
                "java.lang.IllegalStateException: first + java.lang.IllegalStateException: second"));
    }

    @Test
    void everyParameterIsATestOfItsOwn() {
        List<FoundTest> found = tests.find(Four.Parameters.class, "even");

        assertThat(found).extracting(JUnit4TestsTest::name).containsExactly("even[0]", "even[1]");
        for (int i = 0; i < 2; i++) {
            assertThat(run(found.get(0)))
                    .isEqualTo(new Run(List.of("even 7"), "java.lang.IllegalStateException: 7 is odd"));
            assertThat(run(found.get(1))).isEqualTo(new Run(List.of("even 8"), null));
        }
    }

    @Test
    void anIgnoredClassIsSkipped() {
        assertThat(tests.find(Four.IgnoredClass.class, null))
                .allSatisfy(test -> assertThat(test.skipped()).isEqualTo("it is @Ignore'd: all of it"))
                .hasSize(1);
    }

    @Test
    void testsOfJUnit3AreFound() {
        assertThat(run(tests.find(Four.Three.class, "testOld").get(0)))
                .isEqualTo(new Run(List.of("setUp", "testOld", "tearDown"), null));
    }

    @Test
    void aClassWithoutTestsHasNone() {
        assertThat(tests.find(Calls.class, null)).isEmpty();
    }

    private static String name(FoundTest test) {
        return test.id().substring(test.id().indexOf('#') + 1);
    }

    private static Map<String, Run> runs(List<FoundTest> found) {
        Map<String, Run> runs = new TreeMap<>();
        found.forEach(test -> runs.put(name(test), run(test)));
        return runs;
    }

    private static Run run(FoundTest test) {
        Calls.take();
        Throwable failure = catchThrowable(test::run);
        return new Run(Calls.take(), failure == null ? null : describe(failure));
    }

    private static Run real(Class<?> testClass, String method) {
        Calls.take();
        Result result = new JUnitCore().run(Request.method(testClass, method));
        List<String> calls = Calls.take();
        if (result.wasSuccessful()) {
            return new Run(calls, null);
        }
        // JUnit reports each failure by itself; Heddle has one throwable for an execution.
        Throwable first = result.getFailures().get(0).getException();
        result.getFailures().stream().skip(1).forEach(failure -> first.addSuppressed(failure.getException()));
        return new Run(calls, describe(first));
    }

    private static String describe(Throwable failure) {
        StringBuilder text = new StringBuilder(failure.toString());
        for (Throwable suppressed : failure.getSuppressed()) {
            text.append(" + ").append(suppressed);
        }
        return text.toString();
    }

    private record Run(List<String> calls, String failure) {}
}
