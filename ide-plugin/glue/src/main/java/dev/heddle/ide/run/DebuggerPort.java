package dev.heddle.ide.run;

import com.intellij.execution.ProgramRunnerUtil;
import com.intellij.execution.RunManager;
import com.intellij.execution.RunnerAndConfigurationSettings;
import com.intellij.execution.executors.DefaultDebugExecutor;
import com.intellij.execution.remote.RemoteConfiguration;
import com.intellij.execution.remote.RemoteConfigurationType;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.project.Project;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The port on which a replay waits for its debugger: any that was free, so that several replays do not meet. */
public final class DebuggerPort {

    private static final Pattern WAITING = Pattern.compile("heddle: waiting for a debugger on 127\\.0\\.0\\.1:(\\d+)");

    private DebuggerPort() {}

    /** The port that a line of the engine's announces. */
    public static Optional<String> in(String line) {
        Matcher waiting = WAITING.matcher(line);
        return waiting.matches() ? Optional.of(waiting.group(1)) : Optional.empty();
    }

    /** Attaches the IDE's debugger to it; may be called on any thread. */
    static void attach(HeddleRunConfiguration replay, String port) {
        Project project = replay.getProject();
        ApplicationManager.getApplication().invokeLater(() -> {
            RunnerAndConfigurationSettings settings = RunManager.getInstance(project)
                    .createConfiguration(replay.getName(), RemoteConfigurationType.getInstance());
            RemoteConfiguration remote = (RemoteConfiguration) settings.getConfiguration();
            remote.HOST = "127.0.0.1";
            remote.PORT = port;
            remote.USE_SOCKET_TRANSPORT = true;
            remote.SERVER_MODE = false;
            settings.setTemporary(true);
            ProgramRunnerUtil.executeConfiguration(settings, DefaultDebugExecutor.getDebugExecutorInstance());
        });
    }
}
