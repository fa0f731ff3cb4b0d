package dev.heddle.bench;

import com.google.gson.Gson;
import dev.heddle.bench.bugs.BugEntry;
import dev.heddle.bench.bugs.BugRun;
import dev.heddle.bootstrap.Agent;
import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.instrument.overlay.Overlay;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.session.WorkerFlags;
import dev.heddle.oracle.run.Launcher;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.tree.ClassNode;

/**
 * Explores a program with a known bug very often in one JVM: starting one for each seed would take longer than
 * everything else.
 */
final class BugProcess {

    private final InstalledJdk jdk;
    private final Path folder;
    private final Path classes;

    /**
     * Compiles the programs.
     *
     * @param sources the folder they are in
     * @param folder an empty one, for classes
     */
    BugProcess(InstalledJdk jdk, Path sources, Path folder) {
        this.jdk = jdk;
        this.folder = folder;
        this.classes = folder.resolve("classes");
        List<String> arguments = new ArrayList<>(List.of("-g", "-nowarn", "-d", classes.toString()));
        try (Stream<Path> files = Files.list(sources)) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).sorted().forEach(arguments::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        // What the compiler has to say goes to standard error.
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0])) != 0) {
            throw new IllegalStateException("cannot compile " + sources);
        }
    }

    /**
     * Explores until a limit of one exploration is reached or a violation is found.
     *
     * @param strategies {@code strategy=seeds} for each
     */
    List<BugRun> explore(KnownBug bug, long executions, Duration time, List<String> strategies) {
        List<String> properties = bug.option().isEmpty() ? List.of() : List.of(bug.option());
        return explore(bug.className(), properties, executions, time, strategies);
    }

    /** The same for any program of the folder, with system properties. */
    List<BugRun> explore(
            String program, List<String> properties, long executions, Duration time, List<String> strategies) {
        List<String> command = new ArrayList<>(List.of(jdk.java().toString()));
        command.addAll(flags());
        command.addAll(List.of("-Xmx512m", "-ea"));
        properties.forEach(property -> command.add("-D" + property));
        command.addAll(List.of("-cp", classes + File.pathSeparator + Launcher.location(BugEntry.class),
                BugEntry.class.getName(), program, String.valueOf(executions),
                String.valueOf(time.toMillis())));
        command.addAll(strategies);
        Child.Output output = Child.run(command, Map.of(), Duration.ofMinutes(20));
        if (output.exit() != 0) {
            throw new IllegalStateException(program + " " + properties + ": " + output.complaint());
        }
        return BugRun.in(output.out());
    }

    private List<String> flags() {
        List<Path> engine = Stream.of(BugEntry.class, Instrumenter.class, Op.class, WorkerFlags.class,
                ClassReader.class, ClassNode.class, ClassRemapper.class, Gson.class).map(Launcher::location).toList();
        try {
            return WorkerFlags.of(
                    jdk.feature(), Overlay.of(jdk.home(), folder), Launcher.location(Agent.class), engine);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
