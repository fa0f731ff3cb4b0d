package dev.heddle.oracle.run;

import com.google.gson.Gson;
import com.microsoft.z3.Context;
import dev.heddle.api.Heddle;
import dev.heddle.bootstrap.Agent;
import dev.heddle.engine.instrument.Instrumenter;
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
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.tree.ClassNode;
import org.sat4j.minisat.SolverFactory;
import tools.aqua.turnkey.support.TurnKey;

/** Starts JVMs with the agent, in which the engine explores programs. */
public final class Launcher {

    private final Jdk jdk;
    private final String backend;
    private final Path folder;
    private final List<Path> more = new ArrayList<>();
    private boolean followsValues;

    /**
     * Makes a launcher.
     *
     * @param folder for files that are made on the way
     */
    public Launcher(Jdk jdk, String backend, Path folder) {
        this.jdk = jdk;
        this.backend = backend;
        this.folder = folder.toAbsolutePath();
    }

    /** Adds classes to those of the engine, such as those of a strategy. */
    public Launcher with(Path classes) {
        more.add(classes);
        return this;
    }

    /** Programs are to carry along how their values depend on what they read. */
    public Launcher followingValues() {
        followsValues = true;
        more.add(location(Context.class));
        more.add(location(TurnKey.class));
        return this;
    }

    Process start() throws IOException {
        Files.createDirectories(folder);
        Path own = location(Launcher.class);
        List<Path> engine = new ArrayList<>(List.of(own, location(Instrumenter.class), location(Op.class), location(WorkerFlags.class),
                location(ClassReader.class),
                location(ClassNode.class), location(ClassRemapper.class), location(Gson.class), location(SolverFactory.class),
                location(Heddle.class)));
        engine.addAll(more);
        List<String> command = new ArrayList<>();
        command.add(jdk.java().toString());
        command.addAll(WorkerFlags.of(jdk.feature(), Overlay.of(jdk.home(), folder), bootstrapJar(), engine));
        command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:-OmitStackTraceInFastThrow", "-cp", own.toString(),
                WorkerEntry.class.getName(), backend));
        if (followsValues) {
            command.add("values");
        }
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }

    public static Path location(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The agent's jar; made here where the build has come no further than the classes. */
    private Path bootstrapJar() throws IOException {
        Path location = location(Agent.class);
        return Files.isDirectory(location) ? jar(location) : location;
    }

    private Path jar(Path classes) throws IOException {
        Path jar = Files.createTempFile(folder, "bootstrap", ".jar");
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
        return jar;
    }
}
