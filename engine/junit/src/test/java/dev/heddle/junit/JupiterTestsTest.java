package dev.heddle.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import com.acme.Calls;
import com.acme.Jupiter;
import com.acme.JupiterExtended;
import dev.heddle.bootstrap.FoundTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Both ways of running a test make the calls that JUnit itself makes, in the same order. */
class JupiterTestsTest {

    private final JupiterTests tests = new JupiterTests();

    @BeforeEach
    void forgetCalls() {
        Calls.take();
        Jupiter.FailingAt.place = "";
        Jupiter.Assuming.failAfterwards = false;
    }

    @ParameterizedTest
    @ValueSource(classes = {Jupiter.Inheriting.class, Jupiter.Outer.class, Jupiter.FailingAt.class})
    void plainTestsAreRunDirectlyWithJUnitsCalls(Class<?> testClass) throws Throwable {
        List<FoundTest> direct = tests.find(testClass, null);
        List<FoundTest> byEngine = byEngine(testClass);

        assertThat(direct).isNotEmpty().allSatisfy(test -> assertThat(test).isInstanceOf(DirectTest.class));
        assertThat(ids(direct)).containsExactlyInAnyOrderElementsOf(ids(byEngine));
        for (FoundTest test : direct) {
            Run real = real(testClass.getClassLoader(), test.id());
            assertThat(run(test)).isEqualTo(real);
            assertThat(run(test)).as("second execution").isEqualTo(real);
        }
        for (FoundTest test : byEngine) {
            Run real = real(testClass.getClassLoader(), test.id());
            assertThat(run(test)).isEqualTo(real);
            assertThat(run(test)).as("second execution").isEqualTo(real);
        }
    }

    @Test
    void aNestedTestRunsInsideTheLifeCycleOfTheClassesAroundIt() throws Throwable {
        FoundTest inner = tests.find(Jupiter.Outer.class, null).stream()
                .filter(test -> test.id().endsWith("$Inner#inner"))
                .findFirst()
                .orElseThrow();

        inner.run();

        assertThat(inner.id()).isEqualTo("com.acme.Jupiter$Outer$Middle$Inner#inner");
        assertThat(Calls.take()).containsExactly(
                "beforeAllOfOuter", "beforeAllOfMiddle", "new Outer", "new Middle in outer", "beforeOuter",
                "beforeMiddle", "beforeInner", "inner of outer", "afterMiddle", "afterOuter", "afterAllOfMiddle",
                "afterAllOfOuter");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "beforeAll", "constructor", "beforeEach", "secondBefore", "test", "afterEach", "anotherAfter", "afterAll",
        "test afterEach anotherAfter", "secondBefore afterEach", "test afterAll", "beforeAll afterAll"
    })
    void failuresAnywhereLeadToTheSameCallsAndTheSameThrowable(String place) throws Throwable {
        Jupiter.FailingAt.place = place;
        Run real = real(Jupiter.class.getClassLoader(), "com.acme.Jupiter$FailingAt#test");

        Run direct = run(tests.find(Jupiter.FailingAt.class, "test").get(0));
        Run byEngine = run(byEngine(Jupiter.FailingAt.class).get(0));

        assertThat(real.failure()).isNotNull();
        assertThat(direct).isEqualTo(real);
        assertThat(byEngine).isEqualTo(real);
    }

    @Test
    void anAssumptionThatDoesNotHoldIsNoFailure() throws Throwable {
        FoundTest test = tests.find(Jupiter.Assuming.class, null).get(0);

        assertThat(run(test)).isEqualTo(new Run(List.of("test", "after"), null));
        Jupiter.Assuming.failAfterwards = true;
        assertThat(run(test)).isEqualTo(new Run(
                List.of("test", "after"),
                "java.lang.IllegalStateException: after + org.opentest4j.TestAbortedException: Assumption failed:"
                        + " never"));
    }

    @Test
    void extensionsTakePartInTheLifeCycle() throws Throwable {
        FoundTest test = tests.find(JupiterExtended.WithExtension.class, "takes").get(0);

        assertThat(test).isNotInstanceOf(DirectTest.class);
        assertThat(test.id()).isEqualTo("com.acme.JupiterExtended$WithExtension#takes");
        assertThat(Calls.take()).as("calls while it was looked for").containsExactly("extension");
        for (int i = 0; i < 3; i++) {
            assertThat(run(test)).isEqualTo(new Run(List.of("extension", "before", "takes word"), null));
        }
    }

    @Test
    void registeredExtensionsTakePartAndFailuresComeOutAsThrown() throws Throwable {
        Map<String, Run> runs = runs(tests.find(JupiterExtended.WithRegistered.class, null));

        assertThat(runs).containsExactlyInAnyOrderEntriesOf(Map.of(
                "test", new Run(List.of("extension", "test"), null),
                "fails", new Run(List.of("extension"), "java.lang.AssertionError: as it should")));
    }

    @Test
    void temporaryFoldersAreNewInEachExecution() throws Throwable {
        FoundTest test = tests.find(JupiterExtended.WithTempDir.class, null).get(0);

        assertThat(run(test).calls()).containsExactly("files 1");
        assertThat(run(test).calls()).containsExactly("files 1");
    }

    @Test
    void anInstanceForTheWholeClassIsNewInEachExecution() throws Throwable {
        FoundTest test = tests.find(JupiterExtended.PerClass.class, null).get(0);

        assertThat(run(test).calls()).containsExactly("beforeAll 0", "test(TestInfo) 1");
        assertThat(run(test).calls()).containsExactly("beforeAll 0", "test(TestInfo) 1");
    }

    @Test
    void everyInvocationIsATestOfItsOwn() throws Throwable {
        List<FoundTest> found = tests.find(JupiterExtended.Many.class, null);

        assertThat(ids(found)).containsExactlyInAnyOrder(
                "parameterised[1]", "parameterised[2]", "parameterised[3]", "needsBeforeAll[1]",
                "overloaded(int, java.lang.String)[1]", "overloaded(int, java.lang.String)[2]", "overloaded(long)[1]",
                "repeated[1]", "repeated[2]", "factory[1]", "factory[2][1]", "factory[2][2]", "plain", "disabled",
                "conditional");
        assertThat(found).filteredOn(test -> test.skipped() != null).extracting(JupiterTestsTest::name)
                .containsExactlyInAnyOrder("disabled", "conditional");
        assertThat(found).filteredOn(test -> test instanceof DirectTest).extracting(JupiterTestsTest::name)
                .containsExactly("plain");
        Calls.take();

        Map<String, Run> runs = runs(found.stream().filter(test -> test.skipped() == null).toList());

        assertThat(runs.get("parameterised[1]")).isEqualTo(around("parameterised a", null));
        assertThat(runs.get("parameterised[2]"))
                .isEqualTo(around("parameterised b", "java.lang.IllegalArgumentException: b"));
        assertThat(runs.get("parameterised[3]")).isEqualTo(around("parameterised c", null));
        assertThat(runs.get("needsBeforeAll[1]")).isEqualTo(around("needsBeforeAll late", null));
        assertThat(runs.get("repeated[2]")).isEqualTo(around("repeated", null));
        assertThat(runs.get("plain")).isEqualTo(around("plain", null));
        assertThat(runs.get("factory[1]").calls())
                .containsExactly("beforeAll", "before", "factory", "single", "after", "afterAll");
        assertThat(runs.get("factory[2][1]").calls())
                .containsExactly("beforeAll", "before", "factory", "left", "after", "afterAll");
        assertThat(runs.get("factory[2][2]").failure()).isEqualTo("java.lang.IllegalStateException: right");
    }

    @Test
    void invocationsKeepTheirDisplayNames() {
        assertThat(tests.find(JupiterExtended.Many.class, "parameterised"))
                .extracting(FoundTest::displayName)
                .allSatisfy(name -> assertThat(name).containsPattern("[abc]"))
                .hasSize(3)
                .doesNotHaveDuplicates();
    }

    @Test
    void onlyTheMethodAskedForIsLookedAt() {
        assertThat(ids(tests.find(JupiterExtended.Many.class, "repeated"))).containsExactly("repeated[1]", "repeated[2]");
        assertThat(tests.find(JupiterExtended.Many.class, "before")).isEmpty();
        assertThat(tests.find(JupiterExtended.Many.class, "absent")).isEmpty();
    }

    @Test
    void timeoutsStartNoThread() throws Throwable {
        assertThat(run(tests.find(JupiterExtended.Timed.class, null).get(0)).calls())
                .containsExactly("extension", "threads 0");
    }

    private static Run around(String call, String failure) {
        return new Run(List.of("beforeAll", "before", call, "after", "afterAll"), failure);
    }

    private static List<FoundTest> byEngine(Class<?> testClass) {
        Configuration configuration = Configuration.of(testClass.getClassLoader());
        List<FoundTest> found = new JupiterEngine(testClass.getClassLoader(), configuration).find(testClass, null, null);
        assertThat(found).noneMatch(test -> test instanceof DirectTest);
        return found;
    }

    private static String name(FoundTest test) {
        return test.id().substring(test.id().indexOf('#') + 1);
    }

    private static List<String> ids(List<FoundTest> found) {
        return found.stream().map(JupiterTestsTest::name).toList();
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

    /** What the JUnit launcher does with one test. */
    private static Run real(ClassLoader loader, String id) throws Exception {
        int hash = id.indexOf('#');
        Class<?> testClass = Class.forName(id.substring(0, hash), false, loader);
        List<Throwable> failures = new ArrayList<>();
        Calls.take();
        LauncherFactory.create().execute(
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectMethod(testClass, id.substring(hash + 1)))
                        .configurationParameter("junit.jupiter.execution.timeout.mode", "disabled")
                        .build(),
                new TestExecutionListener() {
                    @Override
                    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                            result.getThrowable().ifPresent(failures::add);
                        }
                    }
                });
        List<String> calls = Calls.take();
        assertThat(calls).isNotEmpty();
        if (failures.isEmpty()) {
            return new Run(calls, null);
        }
        // JUnit reports a failure after all tests of the class by itself; Heddle has one throwable for an execution.
        failures.stream().skip(1).forEach(failures.get(0)::addSuppressed);
        return new Run(calls, describe(failures.get(0)));
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
