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
    void twoCallsOnALibraryObjectAreNamedAsTheProgramHasThem() {
        checkThenAct();

        Story story = Story.of(violation(ViolationKind.ASSERTION, "expected: <2> but was: <1>", 27, steps), null);

        assertThat(story.lines()).containsExactly(
                "first called ConcurrentHashMap#1.get (line 15).",
                "Before first went on, second called ConcurrentHashMap#1.put (line 16).",
                "Then first called ConcurrentHashMap#1.put (line 16), though what line 15 had seen was no longer so.",
                "main then failed at line 27: expected: <2> but was: <1>");
        assertThat(story.deciding()).containsExactly(2, 5, 8);
    }

    @Test
    void whatDoesNotLookAtTheObjectIsNotBlamedOnIt() {
        checkThenAct();
        steps.remove(steps.size() - 1);

        assertThat(Story.of(violation(ViolationKind.ASSERTION, "no", 27, steps), null).lines())
                .noneMatch(line -> line.contains("ConcurrentHashMap"));
    }

    private void checkThenAct() {
        step("main", "fork", "thread first (alive)", 22, null, "AbstractExecutorService.submit");
        step("first", "read", "ConcurrentHashMap#1.table", 15, "null", "ConcurrentHashMap.get");
        step("second", "read", "ConcurrentHashMap#1.table", 15, "null", "ConcurrentHashMap.get");
        step("second", "read", "ConcurrentHashMap#1.table", 16, "null", "ConcurrentHashMap.put");
        step("second", "write", "ConcurrentHashMap#1.table", 16, "ConcurrentHashMap.Node[]#1", "ConcurrentHashMap.put");
        step("second", "update", "ConcurrentHashMap.Node[]#1[0]", 16, "ConcurrentHashMap.Node#1", "ConcurrentHashMap.put");
        step("second", "end", "thread second (alive)", 16, null);
        step("first", "read", "ConcurrentHashMap#1.table", 16, "ConcurrentHashMap.Node[]#1", "ConcurrentHashMap.put");
        step("first", "write", "ConcurrentHashMap.Node#1.val", 16, "1", "ConcurrentHashMap.put");
        step("main", "read", "ConcurrentHashMap.Node[]#1[0]", 27, "ConcurrentHashMap.Node#1", "ConcurrentHashMap.get");
    }

    @Test
    void aCallThatAnotherThreadBreaksIntoIsOneCall() {
        step("first", "read", "ArrayList#1.size", 12, "0", "ArrayList.add");
        step("second", "write", "ArrayList#1.size", 13, "1", "ArrayList.add");
        step("first", "write", "ArrayList#1.size", 12, "1", "ArrayList.add");
        List<Step> failing = List.copyOf(steps);
        steps.remove(1);
        step("second", "write", "ArrayList#1.size", 13, "2", "ArrayList.add");

        Story story = Story.of(violation(ViolationKind.ASSERTION, "[b]", 18, failing), steps);

        assertThat(story.lines()).containsExactly(
                "first was inside ArrayList#1.add (line 12).",
                "Before first went on, second called ArrayList#1.add (line 13).",
                "Then first went on in it, with what it had read before.",
                "main then failed at line 18: [b]",
                "Passes when line 13 of second does not come while first is inside ArrayList#1.add.");
    }

    @Test
    void fieldsOfTheProgramAreFieldsHoweverTheyAreReached() {
        step("first", "read", "Counter#1.hits", 12, "0", "AtomicIntegerFieldUpdater.AtomicIntegerFieldUpdaterImpl.get");
        step("second", "write", "Counter#1.hits", 12, "1", "AtomicIntegerFieldUpdater.AtomicIntegerFieldUpdaterImpl.set");
        step("first", "write", "Counter#1.hits", 12, "1", "AtomicIntegerFieldUpdater.AtomicIntegerFieldUpdaterImpl.set");
        List<Step> failing = List.copyOf(steps);
        steps.remove(1);
        step("second", "write", "Counter#1.hits", 12, "2", "AtomicIntegerFieldUpdater.AtomicIntegerFieldUpdaterImpl.set");

        assertThat(Story.of(violation(ViolationKind.ASSERTION, "1", 18, failing), steps).lines())
                .startsWith("first read hits = 0 (line 12).", "Before first went on, second wrote hits = 1 (line 12).",
                        "Then first wrote over it with 1 (line 12).");
    }

    @Test
    void whoWaitsInALibrarysCallIsNotSaidToWaitForWhatIsInside() {
        step("taker", "wait", "ReentrantLock#2", 9, null, "LinkedBlockingQueue.take");

        Story story = Story.of(new Violation("v1", ViolationKind.STUCK,
                "nobody will wake taker, which waits for ReentrantLock#2", "taker", at(9), true, null, null, 0, null,
                null, steps, null), null);

        assertThat(story.lines()).startsWith("taker waits in LinkedBlockingQueue.take at line 9.");
    }

    @Test
    void aLockThatIsNeverGivenBackHasAHolder() {
        step("b", "acquire", "ReentrantLock#1", 14, null, "ReentrantLock.lock");
        step("b", "end", "thread b (alive)", 15, null);
        step("a", "begin", null, 14, null);

        Story story = Story.of(new Violation("v1", ViolationKind.STUCK,
                "nobody will wake a, which waits for ReentrantLock#1", "a", at(14), true, null, null, 0, null,
                null, steps, null), null);

        assertThat(story.lines()).containsExactly("a waits for ReentrantLock#1 at line 14.",
                "b locked ReentrantLock#1 (line 14) and has not unlocked it.");
    }

    @Test
    void anExceptionThatLookedAtNothingIsNotBlamedOnAThreadThatIsLate() {
        step("main", "fork", "thread worker (alive)", 9, null);

        Story story = Story.of(violation(ViolationKind.EXCEPTION, "java.lang.IllegalThreadStateException", 10, steps), null);

        assertThat(story.lines()).noneMatch(line -> line.contains("worker had"));
    }

    @Test
    void whereTheStepsDoNotTellNothingIsSaid() {
        assertThat(Story.of(violation(ViolationKind.ASSERTION, "no", 3, null), null).lines()).isEmpty();
    }

    private void step(String thread, String op, String variable, int line, String value) {
        steps.add(new Step(steps.size() + 1, thread, op, variable, at(line), value, null));
    }

    private void step(String thread, String op, String variable, int line, String value, String call) {
        steps.add(new Step(steps.size() + 1, thread, op, variable, at(line), value, null, call));
    }

    private static SourceLocation at(int line) {
        return new SourceLocation("com.acme.Counter", "run", "Counter.java", line);
    }

    private static Violation violation(ViolationKind kind, String message, int line, List<Step> steps) {
        return new Violation("v1", kind, message, "main", at(line), true, null, null, 1, null, null, steps, null);
    }
}
