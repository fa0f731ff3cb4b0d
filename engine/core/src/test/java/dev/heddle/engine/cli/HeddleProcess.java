package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.report.Json;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Runs the real command line in a process of its own, as a user would, in a folder of the test's. */
public final class HeddleProcess {

    /** Only matters where it hangs: a busy machine is no failure. */
    private static final long LONGEST_SECONDS = 1200;
    /** For explorations that are to end by themselves; the usual limit is too short for a busy machine. */
    private static final String PATIENT = "10m";
    /** Workers of tests do not live long enough for what the larger compiler makes. */
    private static final String SMALL_COMPILER = "-XX:TieredStopAtLevel=1";

    private static final String RESULT = "r.json";

    private final Path folder;
    private Path jdk = newestJdk();
    private final List<String> properties = new ArrayList<>();
    private Path engineClasses;
    private String main = "dev.heddle.engine.cli.Main";

    /** What a finished command left. */
    public record Outcome(int exit, String out, String err) {

        /**
         * Asserts the contract for a wrong request: code 2, nothing on standard output, one line that tells what to
         * do.
         */
        void isBadRequest(String... parts) {
            assertThat(exit).as("exit code; standard error: %s", err).isEqualTo(2);
            assertThat(out).isEmpty();
            assertThat(err.lines()).hasSize(1);
            assertThat(err).startsWith("heddle: ").contains(parts);
        }
    }

    public HeddleProcess(Path folder) {
        this.folder = folder;
    }

    /** The newest JDK there is: the start script names it; else the one that runs the tests. */
    static Path newestJdk() {
        String given = System.getenv("HEDDLE_NEWEST_JDK");
        return Path.of(given == null || given.isEmpty() ? System.getProperty("java.home") : given);
    }

    static Path testJdk() {
        return Path.of(System.getProperty("java.home"));
    }

    HeddleProcess on(Path newJdk) {
        jdk = newJdk;
        return this;
    }

    public HeddleProcess with(String property) {
        properties.add(property);
        return this;
    }

    /** Commands are for a helper that stays behind. */
    HeddleProcess withHelper() {
        main = WarmMain.class.getName();
        return this;
    }

    /** Also has these classes on the class path of the engine. */
    HeddleProcess withEngineClasses(Path classes) {
        engineClasses = classes;
        return this;
    }

    public Outcome run(String... args) throws IOException, InterruptedException {
        return finish(start(args));
    }

    /** Explores; {@link #result()} is what comes of it. */
    Outcome explore(String... args) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("explore", "--json", RESULT));
        all.addAll(List.of(args));
        return run(all.toArray(String[]::new));
    }

    Result result() throws Exception {
        return result(RESULT);
    }

    Process start(String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/java").toString(), SMALL_COMPILER,
                "-Dheddle.user=" + classPath("heddle-api", "heddle-junit", "engine/api/", "engine/junit/"),
                "-Dheddle.junit=" + classPath("junit-jupiter", "junit-platform", "opentest4j", "apiguardian")));
        command.addAll(properties);
        command.addAll(List.of("-cp", engineClassPath() + (engineClasses == null ? "" : File.pathSeparator + engineClasses), main));
        command.addAll(List.of(args));
        if (args[0].equals("explore") && !List.of(args).contains("--time")) {
            command.addAll(List.of("--time", PATIENT));
        }
        if (args[0].equals("explore") || args[0].equals("replay")) {
            command.add("--jvm-arg=" + SMALL_COMPILER);
        }
        if (args[0].equals("replay") || args[0].equals("choose")) {
            command.add("--trust");
        }
        return new ProcessBuilder(command).directory(folder.toFile()).start();
    }

    static Outcome finish(Process process) throws InterruptedException {
        CompletableFuture<String> out = CompletableFuture.supplyAsync(() -> text(process.getInputStream()));
        CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
        if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("heddle did not end within " + LONGEST_SECONDS + " s");
        }
        return new Outcome(process.exitValue(), out.join(), err.join());
    }

    public Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    Result result(String name) throws Exception {
        return ReportCommand.read(folder.resolve(name));
    }

    Schedule schedule(String file) throws IOException {
        return Json.read(Files.readString(folder.resolve(file)), Schedule.class);
    }

    /** The class path of the tests without what only tests need. */
    private static String engineClassPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.endsWith("test-classes"))
                .filter(entry -> !entry.contains("junit") && !entry.contains("assertj"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    static String classPath(String... parts) {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> Arrays.stream(parts).anyMatch(part -> new File(entry).getPath().contains(part)))
                .filter(entry -> !entry.endsWith("test-classes"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String text(InputStream in) {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
