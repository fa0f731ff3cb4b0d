package dev.heddle.ide.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.mockStatic;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import com.intellij.execution.process.ProcessEvent;
import com.intellij.execution.process.ProcessListener;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.module.ModuleManager;
import com.intellij.openapi.progress.EmptyProgressIndicator;
import com.intellij.openapi.progress.ProgressIndicator;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.util.Key;
import com.intellij.task.ProjectTaskManager;
import dev.heddle.ide.TestPsi;
import dev.heddle.ide.target.TestTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.jetbrains.concurrency.Promise;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.mockito.MockedStatic;

/** What comes before the engine: nothing is explored in code that is not there. */
@Tag("psi")
class ExplorationTaskTest {

    private final List<String> printed = new ArrayList<>();

    private final ProcessListener listener = new ProcessListener() {
        @Override
        public void onTextAvailable(ProcessEvent event, Key type) {
            printed.add(event.getText().strip());
        }
    };

    @Test
    void aModuleThatDoesNotCompileIsSaidAndNothingIsExplored() throws Exception {
        ProjectTaskManager.Result made = mock(ProjectTaskManager.Result.class);
        when(made.hasErrors()).thenReturn(true);
        run(made, false);
        assertThat(printed).containsExactly("Module core does not compile; nothing was explored");
    }

    @Test
    void aMakeThatIsGivenUpIsSaidToo() throws Exception {
        ProjectTaskManager.Result made = mock(ProjectTaskManager.Result.class);
        when(made.isAborted()).thenReturn(true);
        run(made, false);
        assertThat(printed).containsExactly("Module core does not compile; nothing was explored");
    }

    /** Who stops it does not want to hear of errors. */
    @Test
    void cancelWhileTheModuleIsMadeEndsQuietly() throws Exception {
        run(null, true);
        assertThat(printed).isEmpty();
    }

    /** {@code made} is null for a make that does not end. */
    private void run(ProjectTaskManager.Result made, boolean cancelled) throws Exception {
        Module module = mock(Module.class);
        when(module.getName()).thenReturn("core");
        ModuleManager modules = mock(ModuleManager.class);
        when(modules.findModuleByName("core")).thenReturn(module);
        @SuppressWarnings("unchecked")
        Promise<ProjectTaskManager.Result> promise = mock(Promise.class);
        if (made == null) {
            when(promise.blockingGet(anyInt(), any())).thenThrow(new TimeoutException());
        } else {
            when(promise.blockingGet(anyInt(), any())).thenReturn(made);
        }
        ProjectTaskManager tasks = mock(ProjectTaskManager.class);
        when(tasks.build(module)).thenReturn(promise);
        try (TestPsi psi = new TestPsi();
                MockedStatic<ModuleManager> ofModules = mockStatic(ModuleManager.class);
                MockedStatic<ProjectTaskManager> ofTasks = mockStatic(ProjectTaskManager.class)) {
            Project project = psi.environment().project();
            ofModules.when(() -> ModuleManager.getInstance(any())).thenReturn(modules);
            ofTasks.when(() -> ProjectTaskManager.getInstance(any())).thenReturn(tasks);
            HeddleRunConfiguration configuration =
                    new HeddleRunConfiguration(project, mock(HeddleConfigurationType.class));
            configuration.setTarget(new TestTarget(List.of("com.A"), "A"));
            configuration.setModuleName("core");
            configuration.setName("A");
            ExplorationTask task = new ExplorationTask(configuration);
            task.process().addProcessListener(listener);
            ProgressIndicator indicator = new EmptyProgressIndicator();
            if (cancelled) {
                indicator.cancel();
            }
            task.run(indicator);
            verify(tasks, never()).buildAllModules();
        }
    }
}
