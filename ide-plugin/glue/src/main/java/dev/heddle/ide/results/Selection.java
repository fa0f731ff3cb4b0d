package dev.heddle.ide.results;

import com.intellij.openapi.actionSystem.DataKey;
import com.intellij.openapi.components.Service;
import com.intellij.openapi.project.Project;
import com.intellij.util.messages.Topic;
import dev.heddle.engine.model.Violation;

/** The violation that the user looks at. */
@Service(Service.Level.PROJECT)
public final class Selection {

    /** By which the tool window tells actions what is selected in it. */
    public static final DataKey<Violation> VIOLATION = DataKey.create("heddle.violation");
    /** The number of the step that is selected there; 0 where there is none. */
    public static final DataKey<Integer> STEP = DataKey.create("heddle.step");

    public interface Listener {
        /** Somebody selects a violation from outside the tool window. */
        default void selected(Violation violation) {}

        /** The tool window shows another violation. */
        default void shown(Violation violation) {}

        /** The selected violation is to be seen beside a schedule that passes. */
        default void compare() {}

        /** A replay stands still at a step of the selected violation. */
        default void stoppedAt(int step) {}
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
        project.getMessageBus().syncPublisher(CHANGED).shown(chosen);
    }

    /** The tool window shows it. */
    public void lookAt(Violation now) {
        if (now != violation) {
            violation = now;
            project.getMessageBus().syncPublisher(CHANGED).shown(now);
        }
    }

    /** The tool window shows the selected violation beside a schedule that passes. */
    public void compare() {
        project.getMessageBus().syncPublisher(CHANGED).compare();
    }

    /** A debugger has come to a step. */
    public void stopAt(int step) {
        project.getMessageBus().syncPublisher(CHANGED).stoppedAt(step);
    }

    /** Null where none was chosen: the tool window may be made after the choice. */
    public Violation violation() {
        return violation;
    }
}
