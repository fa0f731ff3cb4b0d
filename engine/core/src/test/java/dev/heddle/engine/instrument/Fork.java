package dev.heddle.engine.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.microsoft.z3.Context;
import dev.heddle.bootstrap.Agent;
import dev.heddle.engine.instrument.fork.ForkMain;
import dev.heddle.engine.instrument.overlay.Overlay;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.session.WorkerFlags;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.AnalyzerAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.sat4j.minisat.SolverFactory;
import tools.aqua.turnkey.support.TurnKey;

/** A JVM with the agent, started as a worker's is. */
public final class Fork {

    private static final Path WORK = Path.of("target", "fork").toAbsolutePath();
    /** No such JVM lives long enough for what the larger compiler makes. */
    private static final String SMALL_COMPILER = "-XX:TieredStopAtLevel=1";
    /** The agent's jar where it was made here, once: a JVM may be running from it. */
    private static Path madeJar;

    private final int feature;
    private final Path javaHome;
    /** Only matters where it hangs: a busy machine is no failure. */
    private int seconds = 1200;
    private final List<String> flags = new ArrayList<>(List.of(SMALL_COMPILER));
    private final List<Path> classPath = new ArrayList<>();

    public Fork(int feature, Path javaHome) {
        this.feature = feature;
        this.javaHome = javaHome;
        classPath.add(location(ForkMain.class));
    }

    public Fork flag(String flag) {
        flags.add(flag);
        return this;
    }

    /** Lets the JVM take so long, if that is longer than usual. */
    public Fork within(int newSeconds) {
        seconds = Math.max(seconds, newSeconds);
        return this;
    }

    public Fork classPath(Path entry) {
        classPath.add(entry);
        return this;
    }

    /** Runs {@code main(String[], Instrumentation)} of a class in the engine's loader; returns what it prints. */
    public List<String> run(Class<?> engineMain, String... args) throws IOException, InterruptedException {
        Files.createDirectories(WORK);
        List<Path> engine = List.of(location(Instrumenter.class), location(Op.class), location(WorkerFlags.class), location(ForkMain.class),
                location(ClassReader.class),
                location(ClassNode.class), location(AnalyzerAdapter.class), location(Gson.class),
                location(Context.class), location(TurnKey.class), location(SolverFactory.class));
        List<String> command = new ArrayList<>();
        command.add(javaHome.resolve("bin/java").toString());
        command.addAll(WorkerFlags.of(feature, Overlay.of(javaHome, WORK), bootstrapJar(), engine));
        command.addAll(flags);
        command.add("-cp");
        command.add(String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()));
        command.add(ForkMain.class.getName());
        command.add(engineMain.getName());
        command.addAll(List.of(args));
        Path output = Files.createTempFile(WORK, "output", ".txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(seconds, TimeUnit.SECONDS);
        process.destroyForcibly();
        List<String> lines = Files.readAllLines(output);
        assertThat(ended).as("the forked JVM ends; it printed %s", lines).isTrue();
        assertThat(process.exitValue()).as("exit value of the forked JVM; it printed %s", lines).isZero();
        Files.delete(output);
        return lines;
    }

    public static Path location(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The agent's jar; made here where Maven has come no further than the classes. */
    private static Path bootstrapJar() throws IOException {
        Path location = location(Agent.class);
        return Files.isDirectory(location) ? jar(location) : location;
    }

    private static synchronized Path jar(Path classes) throws IOException {
        if (madeJar != null) {
            return madeJar;
        }
        Path jar = Files.createTempFile(WORK, "bootstrap", ".jar");
        jar.toFile().deleteOnExit();
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().putValue("Manifest-Version", "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", Agent.class.getName());
        manifest.getMainAttributes().putValue("Can-Retransform-Classes", "true");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
                out.write(Files.readAllBytes(file));
            }
        }
        madeJar = jar;
        return jar;
    }
}
