package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.HeddleVersion;
import dev.heddle.engine.report.FailureReport;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import picocli.CommandLine;

/** The {@code heddle} command. */
@Command(
        name = "heddle",
        description = "Finds the concurrency bugs of Java programs by exploring their interleavings.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        versionProvider = Main.Version.class,
        subcommands = {
            ExploreCommand.class,
            ReplayCommand.class,
            ReportCommand.class,
            ViewCommand.class,
            ChooseCommand.class,
            ExportCommand.class,
            StrategiesCommand.class,
            BenchCommand.class,
            DemoCommand.class,
            CommandLine.HelpCommand.class
        },
        footerHeading = "%nOn a fresh machine:%n",
        footer = {
            "  ./heddle demo   explore the bundled example tests",
            "  ./heddle test   run Heddle's own tests",
            "",
            "Without running anything: ./heddle inspect PATH shows what looks wrong in the sources.",
            "",
            "Exit codes: 0 nothing found, search complete; 1 violation; 2 the request was wrong;",
            "3 stopped by a limit, nothing found; 4 Heddle itself failed."
        })
public final class Main implements Runnable {

    /** When this process began, nearly. */
    static final long BEGUN = System.nanoTime();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Says which version this is and what it runs on. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"heddle " + HeddleVersion.current() + " on JDK " + System.getProperty("java.version")};
        }
    }

    public static void main(String[] args) {
        System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        int code = runSafely(args, CommandLine.defaultFactory());
        System.out.flush();
        // The pumps and timers of a worker must not keep the process.
        System.exit(code);
    }

    /** Runs a command; an error such as one of memory is a failure of Heddle too. */
    static int runSafely(String[] args, CommandLine.IFactory factory) {
        try {
            return run(args, factory);
        } catch (Throwable failure) {
            System.err.println("heddle: " + FailureReport.write(failure, args));
            return ExitCode.INTERNAL;
        }
    }

    static int run(String[] args) {
        return run(args, CommandLine.defaultFactory());
    }

    /** Runs a command, where {@code factory} makes the objects that carry commands out. */
    static int run(String[] args, CommandLine.IFactory factory) {
        CommandLine line = new CommandLine(new Main(), factory);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpWidth(110);
        line.setUsageHelpLongOptionsMaxWidth(32);
        line.setParameterExceptionHandler(Main::wrongArguments);
        line.setExecutionExceptionHandler((failure, command, parsed) -> failed(failure, command, args));
        line.setOut(new PrintWriter(System.out, true));
        line.setErr(new PrintWriter(System.err, true));
        boolean plain = System.getenv("NO_COLOR") != null || !Boolean.getBoolean("heddle.terminal.out");
        line.setColorScheme(CommandLine.Help.defaultColorScheme(
                plain ? CommandLine.Help.Ansi.OFF : CommandLine.Help.Ansi.ON));
        return line.execute(BenchCommand.withOwnOptions(ReplayCommand.withPort(args)));
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private static int wrongArguments(ParameterException failure, String[] args) {
        CommandLine command = failure.getCommandLine();
        StringBuilder line = new StringBuilder(inPlainWords(failure));
        if (failure instanceof UnmatchedArgumentException unmatched && !unmatched.getSuggestions().isEmpty()) {
            line.append("; did you mean ").append(String.join(", ", unmatched.getSuggestions())).append('?');
        }
        line.append(" (").append(command.getCommandSpec().qualifiedName()).append(" --help lists what there is)");
        System.err.println("heddle: " + line);
        return ExitCode.BAD_REQUEST;
    }

    /** The parser's own words are for programmers. */
    private static String inPlainWords(ParameterException failure) {
        CommandLine command = failure.getCommandLine();
        if (failure instanceof UnmatchedArgumentException unmatched && command.getParent() == null
                && !unmatched.getUnmatched().get(0).startsWith("-")) {
            return "there is no command '" + unmatched.getUnmatched().get(0) + "', but "
                    + String.join(", ", command.getSubcommands().keySet());
        }
        return firstLine(failure.getMessage()).replaceFirst("is not an? (int|long)$", "is no whole number");
    }

    private static int failed(Exception failure, CommandLine command, String[] args) {
        if (failure instanceof BadRequestException) {
            System.err.println("heddle: " + firstLine(failure.getMessage()));
            return ExitCode.BAD_REQUEST;
        }
        if (failure instanceof InvalidPathException path) {
            System.err.println("heddle: " + firstLine(path.getInput().replaceAll("\\p{Cntrl}", "?")) + " can be no path: "
                    + path.getReason());
            return ExitCode.BAD_REQUEST;
        }
        System.err.println("heddle: " + FailureReport.write(failure, args));
        return ExitCode.INTERNAL;
    }

    private static String firstLine(String text) {
        return text == null ? "" : text.strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
