package dev.heddle.ide.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import com.intellij.openapi.actionSystem.AnActionEvent;
import com.intellij.openapi.actionSystem.Presentation;
import com.intellij.openapi.project.Project;
import com.intellij.util.messages.MessageBus;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.SampleViolations;
import dev.heddle.ide.results.Selection;
import dev.heddle.ide.run.DebuggedReplay;
import org.junit.jupiter.api.Test;
import org.mockito.ArgumentCaptor;

/** When actions on violations and on debugged replays show. */
class DebugActionsTest {

    private final Project project = mock(Project.class);
    private final AnActionEvent event = mock(AnActionEvent.class);
    private final Presentation presentation = mock(Presentation.class);

    DebugActionsTest() {
        MessageBus bus = mock(MessageBus.class);
        when(bus.syncPublisher(any())).thenReturn(mock(Selection.Listener.class));
        when(project.getMessageBus()).thenReturn(bus);
        when(project.getService(DebuggedReplay.class)).thenReturn(new DebuggedReplay(project));
        when(event.getProject()).thenReturn(project);
        when(event.getPresentation()).thenReturn(presentation);
    }

    private boolean isVisible(OfDebuggedReplay action) {
        action.update(event);
        ArgumentCaptor<Boolean> visible = ArgumentCaptor.forClass(Boolean.class);
        verify(presentation).setVisible(visible.capture());
        return visible.getValue();
    }

    @Test
    void stepsShowOnlyWhileAReplayIsUnderTheDebugger() {
        assertThat(isVisible(new NextStepAction())).isFalse();
    }

    @Test
    void whatNeedsAScheduleShowsWhereThereIsOne() {
        Violation violation = SampleViolations.assertion("A", "A.java", 4);
        assertThat(new SaveTestAction().fits(violation)).isTrue();
        assertThat(new CompareWithPassingAction().fits(violation)).isTrue();
        assertThat(new InterfereAction().fits(violation)).isTrue();
        Violation deadlock = SampleViolations.deadlock("A", "A.java", 3, 4);
        assertThat(new CompareWithPassingAction().fits(deadlock)).as("no schedule that passes is known").isFalse();
        assertThat(new SaveTestAction().fits(deadlock.withSchedule(null))).isFalse();
        assertThat(new PredictAction().isOffered()).isTrue();
    }
}
