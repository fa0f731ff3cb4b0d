package dev.heddle.ide.results;

import com.intellij.openapi.components.Service;
import com.intellij.openapi.project.Project;
import com.intellij.util.messages.Topic;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The violations that are known of this project. */
@Service(Service.Level.PROJECT)
public final class Explorations {

    /** Told on whatever thread an event comes in. */
    public interface Listener {
        void changed();

        /** An exploration goes on. */
        default void progress(SearchProgress progress) {}

        /** The last event of an exploration; {@code result} says what it covered. */
        default void done(Result result) {}
    }

    @Topic.ProjectLevel
    public static final Topic<Listener> CHANGED = Topic.create("Heddle explorations", Listener.class);

    private final Project project;
    private final Map<String, Known> violations = new LinkedHashMap<>();
    private volatile long revision;
    private volatile List<String> lastTests = List.of();
    private volatile Result lastResult;

    public Explorations(Project project) {
        this.project = project;
    }

    public static Explorations of(Project project) {
        return project.getService(Explorations.class);
    }

    /** A new exploration of these tests: what was known of them is of the past. */
    public void begin(List<String> tests) {
        lastTests = List.copyOf(tests);
        synchronized (violations) {
            violations.values().removeIf(known -> known.violation().test() == null
                    || tests.stream().anyMatch(test -> isPartOf(known.violation().test(), test)));
        }
        tell();
    }

    private static boolean isPartOf(String test, String target) {
        return test.equals(target) || test.startsWith(target + "#") || test.startsWith(target + "[")
                || test.startsWith(target + "$");
    }

    public void found(Violation violation, String strategy) {
        found(List.of(new Known(violation, System.currentTimeMillis(), strategy)));
    }

    public void progress(SearchProgress progress) {
        if (!project.isDisposed()) {
            project.getMessageBus().syncPublisher(CHANGED).progress(progress);
        }
    }

    public void done(Result result) {
        lastResult = result;
        if (!project.isDisposed()) {
            project.getMessageBus().syncPublisher(CHANGED).done(result);
        }
    }

    /** Of the exploration that ended last; null before the first one. */
    public Result lastResult() {
        return lastResult;
    }

    /** What is said later of a violation of the same test and name takes the place of what was said before. */
    public void found(List<Known> more) {
        synchronized (violations) {
            more.forEach(known -> violations.put(known.violation().test() + " " + known.violation().id(), known));
        }
        tell();
    }

    /** Forgets everything, as the user asked for. */
    public void clear() {
        synchronized (violations) {
            violations.clear();
        }
        tell();
    }

    public List<Known> violations() {
        synchronized (violations) {
            return new ArrayList<>(violations.values());
        }
    }

    /** What was explored last in this session; empty before the first time. */
    public List<String> lastTests() {
        return lastTests;
    }

    /** Another number after each change. */
    public long revision() {
        return revision;
    }

    private void tell() {
        synchronized (violations) {
            revision++;
        }
        if (!project.isDisposed()) {
            project.getMessageBus().syncPublisher(CHANGED).changed();
        }
    }
}
