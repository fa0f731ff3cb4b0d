package dev.heddle.ide.run;

import com.intellij.execution.ExecutionResult;
import com.intellij.execution.Executor;
import com.intellij.execution.configurations.RunProfileState;
import com.intellij.execution.runners.ProgramRunner;

final class ExplorationState implements RunProfileState {
    ExplorationState(HeddleRunConfiguration configuration) {}
    @Override
    public ExecutionResult execute(Executor executor, ProgramRunner<?> runner) {
        return null;
    }
}
