package dev.heddle.ide.run;

import com.intellij.openapi.application.ReadAction;
import com.intellij.openapi.diagnostic.Logger;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.progress.ProgressIndicator;
import com.intellij.openapi.progress.ProgressManager;
import com.intellij.openapi.progress.Task;
import com.intellij.openapi.project.Project;
import com.intellij.task.ProjectTaskManager;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.engine.EngineHome;
import dev.heddle.ide.engine.EngineListener;
import dev.heddle.ide.engine.EngineProgress;
import dev.heddle.ide.engine.EngineRun;
import dev.heddle.ide.results.Explorations;
import dev.heddle.ide.results.SearchProgress;
import dev.heddle.ide.settings.EngineSettings;
import dev.heddle.ide.settings.HeddleSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jetbrains.concurrency.Promise;

/** One exploration in the background: makes the module, starts the engine, follows it, tells everybody. */
final class ExplorationTask extends Task.Backgroundable {

    private static final Logger LOG = Logger.getInstance(ExplorationTask.class);
    private static final int POLL_MILLIS = 100;
    private static final int FAILED = 4;

    private final HeddleRunConfiguration configuration;
    private final Module module;
    private final ExplorationProcess process;
    private volatile boolean stopped;
    private int exitCode = FAILED;

    ExplorationTask(HeddleRunConfiguration configuration) {
        super(configuration.getProject(), HeddleBundle.message("run.title", configuration.getName()), true);
        this.configuration = configuration;
        this.module = configuration.module();
        this.process = new ExplorationProcess(() -> ProgressManager.getInstance().run(this), () -> stopped = true);
    }

    ExplorationProcess process() {
        return process;
    }

    @Override
    public void run(ProgressIndicator indicator) {
        ExplorationReport report = new ExplorationReport(process::print);
        try {
            String problem = explore(indicator, report);
            if (problem != null) {
                process.print(problem + "\n");
            }
            report.ended(problem);
        } catch (IOException | ExecutionException e) {
            LOG.warn(e);
            report.ended(HeddleBundle.message("run.not.started", String.valueOf(e.getMessage())));
        } catch (InterruptedException e) {
            report.ended(null);
        } finally {
            process.ended(exitCode);
        }
    }

    /** Why there was nothing to explore, for the user; null where the engine ran. */
    private String explore(ProgressIndicator indicator, ExplorationReport report)
            throws IOException, ExecutionException, InterruptedException {
        Project project = configuration.getProject();
        indicator.setText(HeddleBundle.message("run.making", module.getName()));
        if (!make(project, indicator)) {
            return isStopped(indicator) ? null : HeddleBundle.message("run.not.made", module.getName());
        }
        HeddleSettings settings = HeddleSettings.of(project);
        ModuleRuntime runtime = ReadAction.nonBlocking(() -> ModuleRuntime.of(module, settings.jdk()))
                .executeSynchronously();
        if (runtime.problem() != null) {
            return runtime.problem();
        }
        Explorations explorations = Explorations.of(project);
        if (configuration.mode() == RunMode.EXPLORE) {
            explorations.begin(configuration.tests());
        }
        Everybody everybody = new Everybody(configuration, indicator, report, explorations, new StringBuffer(),
                () -> stopped = true);
        EngineRun run = EngineRun.start(EngineHome.ofPlugin(), EngineSettings.get().javaHome(),
                EngineOptions.request(configuration, runtime, Path.of(project.getBasePath())), everybody);
        if (configuration.mode() == RunMode.DEBUG && configuration.violation() != null) {
            DebuggedReplay.of(project).began(configuration.violation(), run, configuration.getName());
        }
        boolean asked = false;
        while (!run.await(POLL_MILLIS)) {
            if (!asked && isStopped(indicator)) {
                asked = true;
                run.cancel();
            }
        }
        DebuggedReplay.of(project).ended(run);
        exitCode = run.exitCode();
        if (exitCode == FAILED) {
            Notices.failed(project, everybody.said().toString());
            return HeddleBundle.message("run.failed");
        }
        return null;
    }

    private boolean isStopped(ProgressIndicator indicator) {
        return stopped || indicator.isCanceled();
    }

    private boolean make(Project project, ProgressIndicator indicator) throws ExecutionException, InterruptedException {
        Promise<ProjectTaskManager.Result> made = ProjectTaskManager.getInstance(project).build(module);
        while (!isStopped(indicator)) {
            try {
                ProjectTaskManager.Result result = made.blockingGet(POLL_MILLIS, TimeUnit.MILLISECONDS);
                return result != null && !result.isAborted() && !result.hasErrors();
            } catch (TimeoutException e) {
                // Still making: look whether the user wants to stop, and wait again.
                continue;
            }
        }
        return false;
    }

    /** Hands each event to the progress bar, the tree of tests, the views and the debugger. */
    private record Everybody(
            HeddleRunConfiguration configuration,
            ProgressIndicator indicator,
            ExplorationReport report,
            Explorations explorations,
            StringBuffer said,
            Runnable cancel)
            implements EngineListener {

        @Override
        public void started(String test, int number, int count) {
            indicator.setText(HeddleBundle.message("run.exploring", test, number, count));
            report.started(test, number, count);
        }

        @Override
        public void progress(EngineProgress now) {
            indicator.setText2(HeddleBundle.message(
                    "run.progress", now.executions(), Math.round(now.perSecond()), now.violations()));
            explorations.progress(new SearchProgress(now.test(), now.phase(), now.executions(), now.perSecond(),
                    now.elapsedMillis(), now.share(), cancel));
        }

        @Override
        public void note(String text) {
            report.note(text);
        }

        @Override
        public void violation(Violation violation) {
            report.violation(violation);
            if (configuration.mode() == RunMode.EXPLORE) {
                explorations.found(violation, configuration.options().strategy());
            }
        }

        @Override
        public void done(Result result) {
            report.done(result);
            if (configuration.mode() == RunMode.EXPLORE) {
                explorations.done(result);
                Notices.done(configuration.getProject(), configuration.getName(), result);
            }
        }

        @Override
        public void willStopAt(int step) {
            DebuggedReplay.of(configuration.getProject()).willStopAt(step);
        }

        @Override
        public void stopped(int step, String thread) {
            report.text(HeddleBundle.message("run.stopped", step, thread));
            DebuggedReplay.of(configuration.getProject()).stoppedAt(step);
        }

        @Override
        public void text(String line) {
            report.text(line);
            said.append(line).append('\n');
            DebuggerPort.in(line).ifPresent(port -> DebuggerPort.attach(configuration, port));
        }
    }
}
