package dev.heddle.engine.story;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoryTest {

    private final List<Step> steps = new ArrayList<>();

    @Test
    void anUpdateThatIsWrittenOverIsTold() {
        step("main", "fork", "thread first (alive)", 10, null);
        step("first", "read", "Counter#1.hits", 12, "0");
        step("second", "read", "Counter#1.hits", 13, "0");
        step("second", "write", "Counter#1.hits", 13, "1");
        step("first", "write", "Counter#1.hits", 12, "1");
        List<Step> failing = List.copyOf(steps);
        steps.subList(2, 5).clear();
        step("first", "write", "Counter#1.hits", 12, "1");
        step("second", "read", "Counter#1.hits", 13, "1");
        step("second", "write", "Counter#1.hits", 13, "2");

        Story story = Story.of(violation(ViolationKind.ASSERTION, "expected: <2> but was: <1>", 18, failing), steps);

        assertThat(story.lines()).containsExactly(
                "first read hits = 0 (line 12).",
                "Before first went on, second wrote hits = 1 (line 13).",
                "Then first wrote over it with 1 (line 12).",
                "main then failed at line 18: expected: <2> but was: <1>",
                "Passes when line 13 of second does not come between the two accesses of first at line 12.");
        assertThat(story.deciding()).containsExactly(2, 4, 5);
    }

    @Test
    void whatIsBrokenInTheRunThatPassesTooIsNotToBlame() {
        step("first", "read", "Counter#1.hits", 12, "0");
        step("second", "write", "Counter#1.hits", 13, "1");
        step("first", "write", "Counter#1.hits", 12, "1");

        Story story = Story.of(violation(ViolationKind.ASSERTION, "no", 18, List.copyOf(steps)), steps);

        assertThat(story.lines()).isEmpty();
    }

    @Test
    void aWakeUpThatComesTooLateNamesWhoWasFaster() {
        step("second", "acquire", "Letters#1", 16, null);
        step("second", "wait", "Letters#1", 17, null);
        step("main", "acquire", "Letters#1", 11, null);
        step("main", "notify-all", "Letters#1", 12, null);
        step("main", "release", "Letters#1", 13, null);
        step("first", "acquire", "Letters#1", 16, null);
        step("first", "release", "Letters#1", 19, null);
        step("second", "wake", "Letters#1", 17, null);

        Story story = Story.of(new Violation("v1", ViolationKind.EXCEPTION, "gone", "second", at(19), true, null, null, 1, null,
                null, steps, "trace"), null);

        assertThat(story.lines()).containsExactly(
                "second began to wait for a notify on Letters#1 (line 17).",
                "main notified Letters#1 (line 12).",
                "Before second had Letters#1 again, first locked Letters#1 (line 16).",
                "Then second was woken (line 17), when what it waited for could be gone.",
                "second then failed at line 19: gone");
        assertThat(story.deciding()).containsExactly(2, 4, 6, 8);
    }

    @Test
    void aCircleSaysWhoHoldsWhatSinceWhere() {
        step("there", "acquire", "Account#1", 12, null);
        step("back", "acquire", "Account#2", 14, null);
        Violation violation = new Violation("v1", ViolationKind.DEADLOCK, "…", "there", at(13), true, null, null, 1,
                List.of(new CycleEdge("there", "Account#1", "Account#2", at(13)),
                        new CycleEdge("back", "Account#2", "Account#1", at(15))), null, steps, null);

        assertThat(Story.of(violation, null).lines()).containsExactly(
                "there holds Account#1 since line 12 and wants Account#2 at line 13.",
                "back holds Account#2 since line 14 and wants Account#1 at line 15.",
                "So each waits for the next, and none can go on.");
    }

    @Test
    void aNotifyBeforeItsWaitIsNamed() {
        step("main", "notify", "Box#1", 16, null);
        step("waiter", "wait", "Box#1", 9, null);

        Story story = Story.of(new Violation("v1", ViolationKind.STUCK,
                "nobody will wake waiter, which waits for a notify on Box#1", "waiter", at(9), true, null, null, 0, null,
                null, steps, null), null);

        assertThat(story.lines()).containsExactly(
                "waiter waits for a notify on Box#1 at line 9.",
                "main notified Box#1 (line 16) before waiter began to wait for a notify on Box#1 (line 9):"
                        + " nobody waited for it yet.",
                "No notify came after that.");
    }

    @Test
    void whereTheStepsDoNotTellNothingIsSaid() {
        assertThat(Story.of(violation(ViolationKind.ASSERTION, "no", 3, null), null).lines()).isEmpty();
    }

    private void step(String thread, String op, String variable, int line, String value) {
        steps.add(new Step(steps.size() + 1, thread, op, variable, at(line), value, null));
    }

    private static SourceLocation at(int line) {
        return new SourceLocation("com.acme.Counter", "run", "Counter.java", line);
    }

    private static Violation violation(ViolationKind kind, String message, int line, List<Step> steps) {
        return new Violation("v1", kind, message, "main", at(line), true, null, null, 1, null, null, steps, null);
    }
}
