package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.session.ClassPath;
import dev.heddle.engine.session.JdkHome;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Options that say where the code under test is and in what process it runs. */
final class TargetOptions {

    @Option(names = {"--cp", "--class-path"}, paramLabel = "CLASSPATH",
            description = "Class path of the test, as for java -cp.")
    String classPath;

    @Option(names = "--jdk", paramLabel = "DIR",
            description = "The JDK that runs the test (that of Heddle; 17 or newer).")
    Path jdk;

    @Option(names = "--jvm-arg", paramLabel = "ARG",
            description = "An option for the JVM that runs the test, such as --jvm-arg=-Xmx256m; may be repeated.")
    List<String> jvmArgs = new ArrayList<>();

    @Option(names = "--backend", paramLabel = "NAME", defaultValue = "auto",
            description = "How managed threads run: virtual or platform (virtual where the JDK can).")
    String backend;

    @Option(names = "--out", paramLabel = "DIR", defaultValue = ".heddle",
            description = "Where schedules and the result go (${DEFAULT-VALUE}/).")
    Path out;

    @Option(names = "--show-output",
            description = "Show what the test prints; else it is kept in output.txt under --out.")
    boolean showOutput;

    @Option(names = "--stall", paramLabel = "TIME", defaultValue = "10s", converter = DurationConverter.class,
            description = "How long an execution may go without a visible operation before it counts as"
                    + " not terminating (${DEFAULT-VALUE}).")
    Duration stall;

    /** What was not taken as it was given. */
    final List<String> notes = new ArrayList<>();

    JdkHome jdkHome() throws BadRequestException {
        return jdk == null ? JdkHome.current() : JdkHome.of(jdk);
    }

    List<Path> classPathEntries() throws BadRequestException {
        if (classPath == null) {
            return List.of();
        }
        List<Path> entries = ClassPath.parse(classPath, notes::add);
        if (entries.isEmpty() && !notes.isEmpty()) {
            throw new BadRequestException(notes.get(0) + ", and nothing is left; check --cp");
        }
        return entries;
    }

    String checkedBackend(JdkHome home) throws BadRequestException {
        switch (backend) {
            case "auto":
            case "platform":
                return backend;
            case "virtual":
                if (home.feature() < 21) {
                    throw new BadRequestException("--backend virtual needs JDK 21 or newer, this is " + home.version()
                            + "; pass --jdk or leave the option out");
                }
                return backend;
            default:
                throw new BadRequestException("unknown backend '" + backend + "'; there are virtual and platform");
        }
    }
}
