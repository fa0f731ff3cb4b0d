package dev.heddle.engine.report;

import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Results as the engine makes them, for the reports to show. */
final class SampleResults {

    private SampleResults() {}

    static Result lostUpdate() {
        Trace trace = new Trace("Counter.java", "com.acme.CounterTest");
        trace.step("main", "fork", "first", 10, null, null);
        trace.step("main", "fork", "second", 11, null, null);
        trace.step("main", "join", "first", 12, null, null);
        trace.step("first", "begin", null, 0, null, "main waits for first");
        trace.step("first", "read", "Counter#1.hits", 7, "0", null);
        trace.step("second", "begin", null, 0, null, "preempted");
        trace.step("second", "read", "Counter#1.hits", 7, "0", null);
        trace.step("second", "write", "Counter#1.hits", 7, "1", null);
        trace.step("second", "end", null, 0, null, null);
        trace.step("first", "write", "Counter#1.hits", 7, "1", "second has ended");
        trace.step("first", "end", null, 0, null, null);
        trace.step("main", "join", "second", 13, null, "first has ended");
        Violation violation = new Violation("v1", ViolationKind.ASSERTION, "expected: <2> but was: <1>", "main",
                at("com.acme.CounterTest", "Counter.java", 14), true, ".heddle/com.acme.CounterTest/v1.schedule.json",
                null, 2, null, null, trace.steps, """
                org.opentest4j.AssertionFailedError: expected: <2> but was: <1>
                \tat org.junit.jupiter.api.AssertionUtils.fail(AssertionUtils.java:55)
                \tat org.junit.jupiter.api.Assertions.assertEquals(Assertions.java:531)
                \tat com.acme.CounterTest.twoHits(Counter.java:14)
                \tat java.base/java.lang.reflect.Method.invoke(Method.java:580)
                """).withTest("com.acme.CounterTest#twoHits").passingFrom(9);
        return result("com.acme.CounterTest", Status.VIOLATION, false, List.of(violation), List.of(),
                Map.of("executionsToFirstViolation", 3), 3);
    }

    static Result deadlock() {
        Trace trace = new Trace("Bank.java", "com.acme.Bank");
        trace.step("there", "acquire", "Account#1", 12, null, null);
        trace.step("back", "acquire", "Account#2", 12, null, "preempted");
        Violation violation = new Violation("v1", ViolationKind.DEADLOCK,
                "there waits for Account#2, back waits for Account#1", "there",
                at("com.acme.Bank", "Bank.java", 13), true, ".heddle/Bank/v1 copy.schedule.json", Map.of("amount", 7),
                1,
                List.of(new CycleEdge("there", "Account#1", "Account#2", at("com.acme.Bank", "Bank.java", 13)),
                        new CycleEdge("back", "Account#2", "Account#1", at("com.acme.Bank", "Bank.java", 13))),
                null, trace.steps, null);
        return result("Bank.java", Status.VIOLATION, false, List.of(violation), List.of(), Map.of(), 12_345);
    }

    /** A spin loop, private work, library internals. */
    static Result folded() {
        Trace trace = new Trace("Spin.java", "com.acme.Spin");
        trace.step("main", "fork", "spinner", 5, null, null);
        for (int i = 0; i < 6; i++) {
            trace.step("main", "write", "int[]#1[" + i + "]", 7, String.valueOf(i), null);
        }
        trace.step("spinner", "begin", null, 0, null, "preempted");
        for (int i = 0; i < 40; i++) {
            trace.step("spinner", "read", "Spin.ready", 20, "false", null);
            trace.step("spinner", "yield", null, 21, null, null);
        }
        Trace library = new Trace("Spin.java", "com.acme.Spin", "ConcurrentHashMap.get", trace.steps);
        for (int i = 0; i < 5; i++) {
            library.step("main", "read", "Node[]#1[" + i % 2 + "]", 8, "null", i == 0 ? "spinner yields" : null);
        }
        trace.step("main", "write", "Spin.ready", 9, "true", null);
        library.step("spinner", "read", "Node[]#1[0]", 22, "null", "preempted");
        library.step("spinner", "read", "Node[]#1[1]", 22, "null", null);
        trace.step("spinner", "update", "AtomicInteger#1", 30, "2", null);
        trace.step("spinner", "failed-update", "AtomicInteger#1", 31, "2", null);
        Violation violation = new Violation("v1", ViolationKind.NO_TERMINATION, "spinner spins", "spinner",
                at("com.acme.Spin", "Spin.java", 20), false, null, null, null, null, null, trace.steps, null);
        Violation race = new Violation("w1", ViolationKind.RACE, "Spin.ready: read and write are not ordered",
                "spinner", at("com.acme.Spin", "Spin.java", 20), true, null, null, null, null, null, null, null)
                .withAccesses(List.of(
                        new Access("main", "write", at("com.acme.Spin", "Spin.java", 9),
                                List.of(at("com.acme.Spin", "Spin.java", 9)), List.of("Object#1", "ReentrantLock#1")),
                        new Access("spinner", "read", at("com.acme.Spin", "Spin.java", 20),
                                IntStream.rangeClosed(20, 26).mapToObj(line -> at("com.acme.Spin", "Spin.java", line))
                                        .toList(), List.of())));
        return result("com.acme.Spin", Status.VIOLATION, false, List.of(violation), List.of(race), Map.of(), 1);
    }

    static Result manyThreads() {
        Trace trace = new Trace("Many.java", "com.acme.Many");
        for (int i = 0; i < 30; i++) {
            trace.step("worker-" + i, "read", "Many.value", 3, "0", i == 0 ? null : "preempted");
        }
        Violation violation = new Violation("v1", ViolationKind.EXCEPTION, "java.lang.IllegalStateException: 30",
                "worker-29", at("com.acme.Many", "Many.java", 3), true, null, null, null, null, null, trace.steps,
                        null);
        return result("com.acme.Many", Status.VIOLATION, false, List.of(violation), List.of(), Map.of(), 1);
    }

    static Result longTrace() {
        Trace trace = new Trace("Long.java", "com.acme.Long");
        for (int i = 0; i < 1000; i++) {
            trace.step(i % 2 == 0 ? "ping" : "pong", "write", "Long.turn", 3, String.valueOf(i), null);
        }
        Violation violation = new Violation("v1", ViolationKind.STUCK, "pong is never woken", "pong",
                at("com.acme.Long", "Long.java", 9), true, null, null, null, null, null, trace.steps, null);
        return result("com.acme.Long", Status.VIOLATION, false, List.of(violation), List.of(), Map.of(), 1);
    }

    static Result clean() {
        return Result.of("com.acme.SafeTest").strategy("random", 1).platform("25.0.3", "virtual").status(Status.CLEAN)
                .claim(true, "all 6 schedules").executions(6).time(12, 500)
                .imprecision(List.of(new Imprecision("reads a file", 3, at("com.acme.SafeTest", "SafeTest.java", 8))))
                .notes(List.of("auto means random in this version")).build();
    }

    static Result incomplete() {
        return result("com.acme.BigTest", Status.INCOMPLETE, false, List.of(), List.of(), Map.of(), 1_200_000);
    }

    private static Result result(String target, Status status, boolean complete, List<Violation> violations,
            List<Violation> warnings, Map<String, Object> stats, long executions) {
        return Result.of(target).strategy("random", 1).platform("25.0.3", "virtual").status(status).claim(complete, null)
                .executions(executions).time(2500, executions * 10 / 25).violations(violations).warnings(warnings).stats(stats)
                .build();
    }

    private static SourceLocation at(String type, String file, int line) {
        return new SourceLocation(type, "run", file, line);
    }

    /** Numbers steps as they are added. */
    private static final class Trace {

        private final String file;
        private final String type;
        private final String call;
        private final List<Step> steps;

        Trace(String file, String type) {
            this(file, type, null, new ArrayList<>());
        }

        Trace(String file, String type, String call, List<Step> steps) {
            this.file = file;
            this.type = type;
            this.call = call;
            this.steps = steps;
        }

        void step(String thread, String op, String variable, int line, String value, String reason) {
            steps.add(new Step(steps.size() + 1, thread, op, variable, line == 0 ? null : at(type, file, line), value,
                    reason, call));
        }
    }
}
