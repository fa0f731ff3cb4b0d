package dev.heddle.ide.run;

import com.intellij.execution.ProgramRunnerUtil;
import com.intellij.execution.RunManager;
import com.intellij.execution.RunnerAndConfigurationSettings;
import com.intellij.execution.executors.DefaultRunExecutor;
import com.intellij.openapi.application.ModalityState;
import com.intellij.openapi.application.ReadAction;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.project.Project;
import com.intellij.util.concurrency.AppExecutorUtil;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.settings.SearchOptions;
import dev.heddle.ide.target.TestTarget;
import java.util.List;
import java.util.function.Consumer;

/** Starts an exploration the way the IDE starts everything else: as a temporary run configuration. */
public final class ExplorationStarter {

    private ExplorationStarter() {}

    /** To be called on the event thread. */
    public static void start(Project project, Module module, TestTarget target, SearchOptions options) {
        HeddleRunConfiguration configuration = configuration(project, target, module.getName());
        configuration.setOptions(options);
        run(configuration);
    }

    /** Explores tests by their names, in the module where they are; to be called on the event thread. */
    public static void again(Project project, TestTarget target, SearchOptions options) {
        inItsModule(project, target, configuration -> configuration.setOptions(options));
    }

    /** Runs the schedule of a violation again; to be called on the event thread. */
    public static void replay(Project project, Violation violation, RunMode mode) {
        TestTarget target = new TestTarget(List.of(violation.test()), violation.test());
        inItsModule(project, target, configuration -> configuration.setReplay(mode, violation.schedule()));
    }

    /** Runs the schedule again under the debugger, which stops at a step; to be called on the event thread. */
    public static void debug(Project project, Violation violation, int step) {
        TestTarget target = new TestTarget(List.of(violation.test()), violation.test());
        Runnable start = () -> inItsModule(
                project, target, configuration -> configuration.setDebugged(violation, Math.max(0, step)));
        if (step > 0) {
            DebuggedReplay.of(project).prepare(violation, step, start);
        } else {
            start.run();
        }
    }

    private static void inItsModule(Project project, TestTarget target, Consumer<HeddleRunConfiguration> change) {
        ReadAction.nonBlocking(() -> TestModules.of(project, target.names().get(0)))
                .inSmartMode(project)
                .finishOnUiThread(ModalityState.nonModal(), module -> {
                    HeddleRunConfiguration configuration = configuration(project, target, module);
                    change.accept(configuration);
                    run(configuration);
                })
                .submit(AppExecutorUtil.getAppExecutorService());
    }

    private static HeddleRunConfiguration configuration(Project project, TestTarget target, String module) {
        HeddleRunConfiguration configuration =
                new HeddleRunConfiguration(project, HeddleConfigurationType.instance());
        configuration.setTarget(target);
        configuration.setModuleName(module);
        return configuration;
    }

    private static void run(HeddleRunConfiguration configuration) {
        configuration.setName(configuration.suggestedName());
        RunManager manager = RunManager.getInstance(configuration.getProject());
        RunnerAndConfigurationSettings settings =
                manager.createConfiguration(configuration, HeddleConfigurationType.instance());
        settings.setTemporary(true);
        manager.addConfiguration(settings);
        manager.setSelectedConfiguration(settings);
        ProgramRunnerUtil.executeConfiguration(settings, DefaultRunExecutor.getRunExecutorInstance());
    }
}
