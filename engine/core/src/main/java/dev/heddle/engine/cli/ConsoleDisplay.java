package dev.heddle.engine.cli;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.session.Stage;
import java.io.PrintStream;
import java.util.Locale;

/** Text for people: a progress line on a terminal, the report at the end. */
final class ConsoleDisplay implements Display {

    private final PrintStream out;
    private final PrintStream err;
    private final OutputOptions options;
    private boolean progressShown;
    private String position = "";

    ConsoleDisplay(PrintStream out, PrintStream err, OutputOptions options) {
        this.out = out;
        this.err = err;
        this.options = options;
    }

    @Override
    public synchronized void started(Stage stage, String test, int number, int count) {
        position = count > 1 ? number + "/" + count + " " : "";
    }

    @Override
    public synchronized void progress(Stage stage, String test, Progress progress) {
        if (options.showsProgress()) {
            err.print("\r\u001b[K" + position + line(test, progress));
            err.flush();
            progressShown = true;
        }
    }

    /** Such as {@code FooTest#bar: 12,345 executions, 20,100/s, 42 s left, 1 violation}. */
    static String line(String test, Progress progress) {
        StringBuilder line = new StringBuilder(test.substring(test.lastIndexOf('.') + 1));
        line.append(String.format(Locale.ROOT, ": %,d executions, %,.0f/s", progress.executions(),
                progress.perSecond()));
        if (progress.limitMillis() > 0) {
            long left = Math.max(0, progress.limitMillis() - progress.elapsedMillis());
            line.append(", at most ").append((left + 999) / 1000).append(" s left");
        }
        if (progress.limitExecutions() > 0) {
            long left = Math.max(0, progress.limitExecutions() - progress.executions());
            line.append(String.format(Locale.ROOT, ", at most %,d executions left", left));
        }
        if (progress.violations() > 0) {
            line.append(", ").append(progress.violations())
                    .append(progress.violations() == 1 ? " violation" : " violations");
        }
        return line.toString();
    }

    @Override
    public synchronized void note(Stage stage, String line) {
        if (!options.quiet) {
            clearProgress();
            err.println("heddle: " + line);
        }
    }

    @Override
    public void violation(Stage stage, Violation violation) {
        // The report at the end has it, with its place among the others.
    }

    @Override
    public synchronized void done(Result result) {
        clearProgress();
        if (!options.quiet || ExitCode.of(result) == ExitCode.VIOLATION) {
            out.print(options.report().print(result));
            out.flush();
        }
    }

    @Override
    public void awaitsDebugger(Stage stage, int port) {
        tellDebugger(err, port);
    }

    static void tellDebugger(PrintStream err, int port) {
        err.println("heddle: waiting for a debugger on 127.0.0.1:" + port);
    }

    private void clearProgress() {
        if (progressShown) {
            err.print("\r\u001b[K");
            err.flush();
            progressShown = false;
        }
    }
}
