package dev.heddle.ide.run;

import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.application.ModalityState;
import com.intellij.openapi.application.ReadAction;
import com.intellij.openapi.components.Service;
import com.intellij.openapi.project.Project;
import com.intellij.util.concurrency.AppExecutorUtil;
import com.intellij.xdebugger.XDebugSession;
import com.intellij.xdebugger.XDebuggerManager;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.engine.EngineRun;
import dev.heddle.ide.results.Selection;

/**
 * The replay that is under the debugger. Forward it goes by itself; to go back, it is ended and the same schedule is
 * executed again up to the step in question.
 */
@Service(Service.Level.PROJECT)
public final class DebuggedReplay {

    private final Project project;
    private volatile Running running;
    /** The step that the engine has been told and has not answered yet; 0 for none. */
    private volatile int asked;

    /** A replay, the name of its debug session, and the step at which it stands, 0 before the first stop. */
    private record Running(Violation violation, EngineRun engine, String session, int step) {}

    public DebuggedReplay(Project project) {
        this.project = project;
    }

    public static DebuggedReplay of(Project project) {
        return project.getService(DebuggedReplay.class);
    }

    void began(Violation violation, EngineRun engine, String session) {
        running = new Running(violation, engine, session, 0);
    }

    void ended(EngineRun engine) {
        Running now = running;
        if (now != null && now.engine() == engine) {
            running = null;
        }
    }

    /** The debugger has stopped; that step comes next. */
    void stoppedAt(int step) {
        Running now = running;
        if (now != null) {
            running = new Running(now.violation(), now.engine(), now.session(), step);
            Selection.of(project).stopAt(step);
        }
    }

    /** Null where none is under the debugger. */
    public Violation violation() {
        Running now = running;
        return now == null ? null : now.violation();
    }

    /** The step at which it stands, as far as is known; 0 before the first. */
    public int step() {
        Running now = running;
        return now == null ? 0 : now.step();
    }

    /** Goes to a step, forward or back; on the event thread. */
    public void goTo(int step) {
        Running now = running;
        if (now == null || step <= 0) {
            return;
        }
        if (step <= now.step()) {
            XDebugSession session = session(now.session());
            if (session != null) {
                session.stop();
            }
            ExplorationStarter.debug(project, now.violation(), step);
            return;
        }
        prepare(now.violation(), step, () -> {
            asked = step;
            now.engine().tell("go-to " + step);
        });
    }

    /** The engine knows where to stop: only now may the debugger go on. */
    void willStopAt(int step) {
        Running now = running;
        if (now == null || asked != step) {
            return;
        }
        asked = 0;
        ApplicationManager.getApplication().invokeLater(() -> {
            XDebugSession session = session(now.session());
            if (session != null) {
                session.resume();
            }
        });
    }

    /** Sets the breakpoint that a stop at this step needs; then goes on, on the event thread. */
    void prepare(Violation violation, int step, Runnable then) {
        SourceLocation at = new ScheduleSteps(violation).step(step).at();
        ReadAction.nonBlocking(() -> StepBreakpoint.fileOf(project, at))
                .inSmartMode(project)
                .finishOnUiThread(ModalityState.nonModal(), file -> {
                    if (file != null) {
                        StepBreakpoint.put(project, file, at.line());
                    }
                    then.run();
                })
                .submit(AppExecutorUtil.getAppExecutorService());
    }

    private XDebugSession session(String name) {
        for (XDebugSession session : XDebuggerManager.getInstance(project).getDebugSessions()) {
            if (name.equals(session.getSessionName())) {
                return session;
            }
        }
        return null;
    }
}
