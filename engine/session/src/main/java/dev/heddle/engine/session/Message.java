package dev.heddle.engine.session;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import java.util.List;

/**
 * One line from a worker to the command line. Which components are there depends on the type.
 *
 * @param test the test it is about, where there is one
 * @param tests names of tests or classes
 * @param text a note, a bad request's line or a failure's stack trace
 */
public record Message(
        Type type,
        String test,
        List<String> tests,
        Progress progress,
        Violation violation,
        Schedule schedule,
        Result result,
        ReplayOutcome outcome,
        String text) {

    /** What a message says. */
    public enum Type {
        /** The tests that the target has. */
        TESTS,
        /** A test's exploration begins. */
        STARTED,
        PROGRESS,
        NOTE,
        VIOLATION,
        /** Something that users should know although it is no failure, with a schedule that shows it. */
        WARNING,
        /** A violation that is to be replayed in a new process; the worker waits for the answer. */
        CANDIDATE,
        /** The initialisation of classes, named in {@code tests}, may make threads of the test wait for each other. */
        INITIALIZERS,
        /** A test's exploration is over. */
        RESULT,
        /** A debugger may come now: the replay itself begins when the worker is told to go on. */
        READY,
        REPLAYED,
        /** An execution makes no step any more: violation and schedule say where. The worker ends. */
        STALLED,
        /** The execution under way waits in native code, which is not the test's fault: {@code text} says where. The worker ends. */
        WAITS_IN_NATIVE,
        /** The virtual backend cannot run the test: it must be run in a new process on the platform backend. */
        PINNED,
        /** The test has inputs and the strategy chooses them: classes of a new process must be instrumented to follow them. */
        INPUTS,
        /** All that was asked has been done. */
        DONE,
        BAD_REQUEST,
        /** The engine failed. */
        FAILURE,
        ALIVE,
        /** Made by the command line: the connection has ended. */
        CLOSED
    }

    public static Message of(Type type) {
        return new Message(type, null, null, null, null, null, null, null, null);
    }

    public static Message tests(List<String> tests) {
        return new Message(Type.TESTS, null, tests, null, null, null, null, null, null);
    }

    public static Message initializers(String test, List<String> classes) {
        return new Message(Type.INITIALIZERS, test, classes, null, null, null, null, null, null);
    }

    public static Message started(String test) {
        return new Message(Type.STARTED, test, null, null, null, null, null, null, null);
    }

    public static Message progress(String test, Progress progress) {
        return new Message(Type.PROGRESS, test, null, progress, null, null, null, null, null);
    }

    public static Message text(Type type, String test, String text) {
        return new Message(type, test, null, null, null, null, null, null, text);
    }

    public static Message violation(Type type, String test, Violation violation, Schedule schedule) {
        return new Message(type, test, null, null, violation, schedule, null, null, null);
    }

    public static Message result(String test, Result result) {
        return new Message(Type.RESULT, test, null, null, null, null, result, null, null);
    }

    public static Message replayed(String test, ReplayOutcome outcome) {
        return new Message(Type.REPLAYED, test, null, null, null, null, null, outcome, null);
    }
}
