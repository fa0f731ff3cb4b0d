package dev.heddle.ide.run;

import com.intellij.execution.DefaultExecutionResult;
import com.intellij.execution.ExecutionException;
import com.intellij.execution.ExecutionResult;
import com.intellij.execution.Executor;
import com.intellij.execution.configurations.RunProfileState;
import com.intellij.execution.runners.ProgramRunner;
import com.intellij.execution.testframework.sm.SMTestRunnerConnectionUtil;
import com.intellij.execution.ui.ConsoleView;

/** Begins an exploration and shows it as a tree of tests. */
final class ExplorationState implements RunProfileState {

    /** By which the IDE keeps what users set in the toolbar of the tree. */
    private static final String FRAMEWORK = "Heddle";

    private final HeddleRunConfiguration configuration;

    ExplorationState(HeddleRunConfiguration configuration) {
        this.configuration = configuration;
    }

    @Override
    public ExecutionResult execute(Executor executor, ProgramRunner<?> runner) throws ExecutionException {
        ExplorationTask task = new ExplorationTask(configuration);
        ConsoleView console = SMTestRunnerConnectionUtil.createAndAttachConsole(
                FRAMEWORK, task.process(), new HeddleConsoleProperties(configuration, FRAMEWORK, executor));
        return new DefaultExecutionResult(console, task.process());
    }
}
