package dev.heddle.ide.run;

import com.intellij.execution.ProgramRunnerUtil;
import com.intellij.execution.RunManager;
import com.intellij.execution.RunnerAndConfigurationSettings;
import com.intellij.execution.executors.DefaultRunExecutor;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.project.Project;
import dev.heddle.ide.target.TestTarget;

/** Starts an exploration the way the IDE starts everything else: as a temporary run configuration. */
public final class ExplorationStarter {

    private ExplorationStarter() {}

    /** To be called on the event thread. */
    public static void start(Project project, Module module, TestTarget target, ExploreOptions options) {
        RunManager manager = RunManager.getInstance(project);
        HeddleConfigurationType type = HeddleConfigurationType.instance();
        HeddleRunConfiguration configuration = new HeddleRunConfiguration(project, type);
        configuration.setTarget(target);
        configuration.setModuleName(module.getName());
        configuration.setOptions(options);
        configuration.setName(configuration.suggestedName());
        RunnerAndConfigurationSettings settings = manager.createConfiguration(configuration, type);
        settings.setTemporary(true);
        manager.addConfiguration(settings);
        manager.setSelectedConfiguration(settings);
        ProgramRunnerUtil.executeConfiguration(settings, DefaultRunExecutor.getRunExecutorInstance());
    }
}
