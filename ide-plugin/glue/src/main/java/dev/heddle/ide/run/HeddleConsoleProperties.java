package dev.heddle.ide.run;

import com.intellij.execution.Executor;
import com.intellij.execution.testframework.JavaTestLocator;
import com.intellij.execution.testframework.sm.runner.SMTRunnerConsoleProperties;
import com.intellij.execution.testframework.sm.runner.SMTestLocator;

/** The tree's rows lead to the code of their tests. */
final class HeddleConsoleProperties extends SMTRunnerConsoleProperties {

    HeddleConsoleProperties(HeddleRunConfiguration configuration, String framework, Executor executor) {
        super(configuration, framework, executor);
    }

    @Override
    public SMTestLocator getTestLocator() {
        return JavaTestLocator.INSTANCE;
    }
}
