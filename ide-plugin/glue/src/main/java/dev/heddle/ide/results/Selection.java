package dev.heddle.ide.results;

import com.intellij.openapi.components.Service;
import com.intellij.openapi.project.Project;
import com.intellij.util.messages.Topic;
import dev.heddle.engine.model.Violation;

/** The violation that the user looks at. */
@Service(Service.Level.PROJECT)
public final class Selection {

    /** Told where somebody selects a violation from outside the tool window. */
    public interface Listener {
        void selected(Violation violation);
    }

    @Topic.ProjectLevel
    public static final Topic<Listener> CHANGED = Topic.create("Heddle selection", Listener.class);

    private final Project project;
    private volatile Violation violation;

    public Selection(Project project) {
        this.project = project;
    }

    public static Selection of(Project project) {
        return project.getService(Selection.class);
    }

    public void select(Violation chosen) {
        violation = chosen;
        project.getMessageBus().syncPublisher(CHANGED).selected(chosen);
    }

    /** Null where none was chosen: the tool window may be made after the choice. */
    public Violation violation() {
        return violation;
    }
}
