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

/** The violations that are known of this project, the newest exploration of each test first of all. */
@Service(Service.Level.PROJECT)
public final class Explorations {

    /** Told on whatever thread an event comes in. */
    public interface Listener {
        void changed();
    }

    @Topic.ProjectLevel
    public static final Topic<Listener> CHANGED = Topic.create("Heddle explorations", Listener.class);

    private final Project project;
    private final Map<String, Violation> violations = new LinkedHashMap<>();

    public Explorations(Project project) {
        this.project = project;
    }

    public static Explorations of(Project project) {
        return project.getService(Explorations.class);
    }

    /** A new exploration of these tests: what was known of them is of the past. */
    public void begin(List<String> tests) {
        synchronized (violations) {
            violations.values().removeIf(violation -> violation.test() == null
                    || tests.stream().anyMatch(test -> isPartOf(violation.test(), test)));
        }
        tell();
    }

    private static boolean isPartOf(String test, String target) {
        return test.equals(target) || test.startsWith(target + "#") || test.startsWith(target + "[")
                || test.startsWith(target + "$");
    }

    public void found(Violation violation) {
        synchronized (violations) {
            violations.put(violation.test() + " " + violation.id(), violation);
        }
        tell();
    }

    public void finished(Result result) {
        tell();
    }

    /** Forgets everything, as the user asked for. */
    public void clear() {
        synchronized (violations) {
            violations.clear();
        }
        tell();
    }

    public List<Violation> violations() {
        synchronized (violations) {
            return new ArrayList<>(violations.values());
        }
    }

    private void tell() {
        if (!project.isDisposed()) {
            project.getMessageBus().syncPublisher(CHANGED).changed();
        }
    }
}
