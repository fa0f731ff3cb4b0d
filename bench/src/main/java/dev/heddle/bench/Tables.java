package dev.heddle.bench;

import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where the tables of a benchmark go, and what is said while it measures. */
final class Tables {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--write", description = "put the tables into the docs")
    private boolean write;

    boolean areWritten() {
        return write;
    }

    void measuring(String what) {
        PrintWriter err = command.commandLine().getErr();
        err.println("measuring " + what);
        err.flush();
    }

    /** Prints a table, and puts it into its section of the page if that was asked for. */
    void publish(Path root, String section, String markdown) {
        PrintWriter out = command.commandLine().getOut();
        out.println(markdown);
        out.flush();
        if (write) {
            new MarkedSection(root.resolve("docs").resolve("benchmarks.md"), section).write(markdown);
        }
    }
}
