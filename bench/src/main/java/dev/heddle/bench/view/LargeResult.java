package dev.heddle.bench.view;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A result as large as they come: many violations, and a schedule of many steps in which locks are handed round. */
final class LargeResult {

    private static final int THREADS = 8;
    private static final int FIELDS = 40;
    private static final int TURN = 5;

    private LargeResult() {}

    static Result of(int violations, int steps) {
        List<Violation> all = new ArrayList<>();
        for (int i = 0; i < violations; i++) {
            all.add(violation(i, i == 0 ? steps : 20));
        }
        return Result.of("com.acme.LargeTest").strategy("random", 1).platform("25", "virtual").status(Status.VIOLATION)
                .executions(1_000_000).time(60_000, 16_666).violations(all).build();
    }

    static Violation violation(int number, int steps) {
        ViolationKind kind = ViolationKind.values()[number % ViolationKind.values().length];
        return new Violation("v" + number, kind, "expected: <" + number + "> but was: <1>", "worker-" + number % THREADS,
                at(number % 400 + 1), true, null, null, 2, null, null, steps(steps), null)
                .withTest("com.acme.LargeTest#test" + number % 50).withStory(List.of("worker-0 read field0 = 0 (line 1)."), List.of(3));
    }

    /** Turns of five steps: lock, read, write, unlock, and one that only that thread makes. */
    private static List<Step> steps(int count) {
        List<Step> steps = new ArrayList<>();
        for (int n = 1; n <= count; n++) {
            int turn = (n - 1) / TURN;
            String thread = "worker-" + turn % THREADS;
            String field = "Large#1.field" + turn % FIELDS;
            String reason = n > 1 && (n - 1) % TURN == 0 ? "preempted worker-" + (turn - 1) % THREADS : null;
            steps.add(switch ((n - 1) % TURN) {
                case 0 -> new Step(n, thread, "acquire", "Lock#" + turn % 4, at(10), null, reason);
                case 1 -> new Step(n, thread, "read", field, at(11), String.valueOf(turn), reason);
                case 2 -> new Step(n, thread, "write", field, at(12), String.valueOf(turn + 1), reason);
                case 3 -> new Step(n, thread, "release", "Lock#" + turn % 4, at(13), null, reason);
                default -> new Step(n, thread, "write", "Own#" + turn % THREADS + ".count", at(14), String.valueOf(turn), reason);
            });
        }
        return steps;
    }

    private static SourceLocation at(int line) {
        return new SourceLocation("com.acme.LargeTest", "run", "LargeTest.java", line);
    }
}
