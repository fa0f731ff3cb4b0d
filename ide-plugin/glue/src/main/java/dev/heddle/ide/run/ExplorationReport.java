package dev.heddle.ide.run;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.engine.EngineListener;
import dev.heddle.ide.results.ViolationText;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Turns the engine's events into the tree of tests that the Run window shows: a suite for each class, a test for each
 * test, failed where a schedule breaks it, ignored where nothing was found but not everything was tried.
 */
final class ExplorationReport implements EngineListener {

    private final Consumer<String> out;
    private final Map<String, Violation> found = new LinkedHashMap<>();
    private final Set<String> failed = new HashSet<>();
    private String test;
    private String suite;
    private boolean over;

    /** {@code out} takes lines with their newlines. */
    ExplorationReport(Consumer<String> out) {
        this.out = out;
    }

    @Override
    public void started(String name, int number, int count) {
        finishTest(null);
        String owner = owner(name);
        if (!owner.equals(suite)) {
            finishSuite();
            suite = owner;
            out.accept(ServiceMessage.of("testSuiteStarted").with("name", shortName(owner))
                    .with("locationHint", "java:suite://" + owner).line());
        }
        test = name;
        out.accept(ServiceMessage.of("testStarted").with("name", method(name))
                .with("locationHint", location(name)).line());
    }

    @Override
    public void note(String text) {
        out.accept(text + "\n");
    }

    @Override
    public void violation(Violation violation) {
        found.put(violation.id(), violation);
    }

    @Override
    public void text(String line) {
        out.accept(line + "\n");
    }

    @Override
    public void done(Result result) {
        finishTest(result);
        finishSuite();
        over = true;
    }

    /** The process has ended; {@code problem} is what to say where it did so before its last event, or null. */
    void ended(String problem) {
        if (!over) {
            if (test != null && problem != null) {
                out.accept(ServiceMessage.of("testFailed").with("name", method(test))
                        .with("message", problem).with("details", "").line());
                failed.add(test);
            }
            finishTest(null);
            finishSuite();
        }
    }

    private void finishTest(Result result) {
        if (test == null) {
            return;
        }
        for (Violation violation : found.values()) {
            if ((violation.test() == null || violation.test().equals(test)) && failed.add(test)) {
                out.accept(ServiceMessage.of("testFailed").with("name", method(test))
                        .with("message", ViolationText.headline(violation))
                        .with("details", ViolationText.details(violation)).line());
            }
        }
        if (!failed.contains(test) && result != null && result.status() == Status.INCOMPLETE) {
            out.accept(ServiceMessage.of("testIgnored").with("name", method(test))
                    .with("message", HeddleBundle.message("run.incomplete", result.executions())).line());
        }
        out.accept(ServiceMessage.of("testFinished").with("name", method(test)).line());
        test = null;
    }

    private void finishSuite() {
        if (suite != null) {
            out.accept(ServiceMessage.of("testSuiteFinished").with("name", shortName(suite)).line());
            suite = null;
        }
    }

    /** {@code java:test://com.acme.FooTest/method}, without the number of an invocation. */
    private static String location(String name) {
        String method = method(name).replaceFirst("[\\[(].*", "");
        return name.contains("#") ? "java:test://" + owner(name) + "/" + method : "java:suite://" + name;
    }

    private static String owner(String name) {
        int hash = name.indexOf('#');
        return hash < 0 ? name : name.substring(0, hash);
    }

    private static String method(String name) {
        int hash = name.indexOf('#');
        return hash < 0 ? "main" : name.substring(hash + 1);
    }

    private static String shortName(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
