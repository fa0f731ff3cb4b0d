package dev.heddle.ide.run;

import com.intellij.execution.process.ProcessHandler;
import com.intellij.execution.process.ProcessOutputTypes;
import java.io.OutputStream;

/** What the Run window attaches to: prints what the exploration says; its stop button cancels the exploration. */
final class ExplorationProcess extends ProcessHandler {

    private final Runnable begin;
    private final Runnable cancel;

    /** {@code begin} is called when everybody listens, {@code cancel} when the user stops; neither may block. */
    ExplorationProcess(Runnable begin, Runnable cancel) {
        this.begin = begin;
        this.cancel = cancel;
    }

    @Override
    public void startNotify() {
        super.startNotify();
        begin.run();
    }

    void print(String text) {
        notifyTextAvailable(text, ProcessOutputTypes.STDOUT);
    }

    void ended(int exitCode) {
        notifyProcessTerminated(exitCode);
    }

    @Override
    protected void destroyProcessImpl() {
        cancel.run();
    }

    @Override
    protected void detachProcessImpl() {
        cancel.run();
    }

    @Override
    public boolean detachIsDefault() {
        return false;
    }

    @Override
    public OutputStream getProcessInput() {
        return null;
    }
}
