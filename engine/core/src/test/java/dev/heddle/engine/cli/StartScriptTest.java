package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The heddle script, on an invented machine: a copy of it, a PATH with a few tools, and JDKs that only say their
 * version.
 */
class StartScriptTest {

    private static final List<String> TOOLS = List.of("sh", "sed", "head", "dirname", "readlink", "find", "mkdir", "mv",
            "grep", "cat", "printf", "rm", "sleep");

    @TempDir
    Path machine;

    private Path home;
    private Path bin;

    private record Outcome(int exit, String out, String err) {}

    @BeforeEach
    void invent() throws IOException {
        home = Files.createDirectories(machine.resolve("project"));
        bin = Files.createDirectories(machine.resolve("bin"));
        Files.copy(Path.of("../../heddle"), home.resolve("heddle"));
        for (String tool : TOOLS) {
            for (String folder : List.of("/usr/bin", "/bin")) {
                Path file = Path.of(folder, tool);
                if (Files.exists(file) && !Files.exists(bin.resolve(tool))) {
                    executable(bin.resolve(tool), "exec " + file + " \"$@\"");
                }
            }
        }
    }

    @Test
    void startsTheCommandLineOnTheJdkThatIsAskedFor() throws Exception {
        Path jdk = jdk("jdk21", "21.0.1");
        built();

        Outcome outcome = run(Map.of("HEDDLE_JAVA_HOME", jdk.toString()), "explore", "a b", "--k", "2");

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(outcome.out()).startsWith("java of jdk21 ")
                .contains("-cp " + home + "/engine/core/target/dist/engine/*:")
                .endsWith("dev.heddle.engine.cli.Main explore a b --k 2\n");
        assertThat(outcome.err()).isEmpty();
    }

    @Test
    void prefersANewerJdkThatIsNotOnThePath() throws Exception {
        Path old = jdk("jdk17", "17.0.9");
        Path newer = jdk("user/.jdks/jdk999", "999");
        built();
        Files.createSymbolicLink(bin.resolve("java"), Path.of("..").resolve(machine.relativize(old))
                .resolve("bin/java"));

        Outcome outcome = run(Map.of("HOME", newer.getParent().getParent().toString()), "strategies");

        assertThat(outcome.out()).as(outcome.err()).startsWith("java of jdk999 ");
    }

    @Test
    void saysWhatIsWrongWithTheJdkThatIsAskedFor() throws Exception {
        Path jdk = jdk("jdk11", "11.0.2");

        Outcome outcome = run(Map.of("HEDDLE_JAVA_HOME", jdk.toString()), "demo");

        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.err()).isEqualTo("heddle: HEDDLE_JAVA_HOME=" + jdk
                + " is no JDK 17 or newer; point it at one or unset it\n");
    }

    @Test
    void saysThatMavenIsMissing() throws Exception {
        Path jdk = jdk("jdk21", "21.0.1");

        Outcome outcome = run(Map.of("HEDDLE_JAVA_HOME", jdk.toString()), "demo");

        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.err()).startsWith("heddle: Maven is needed to build and was not found; install it");
        assertThat(outcome.err().lines()).hasSize(1);
    }

    @Test
    void buildsWhenASourceIsNewerAndSaysWhereTheLogIs() throws Exception {
        Path jdk = jdk("jdk21", "21.0.1");
        built();
        Files.writeString(Files.createDirectories(home.resolve("engine/core/src/main")).resolve("New.java"),
                "class New {}");
        Files.setLastModifiedTime(home.resolve("engine/core/target/dist/built"), FileTime.fromMillis(0));
        executable(bin.resolve("mvn"), "echo \"mvn $*\"; echo '[ERROR] New.java does not compile'; exit 1");

        Outcome outcome = run(Map.of("HEDDLE_JAVA_HOME", jdk.toString()), "strategies");

        assertThat(outcome.exit()).isEqualTo(4);
        assertThat(outcome.err()).contains("heddle: building with Maven on JDK ", "[ERROR] New.java does not compile",
                "heddle: the build failed; the whole log is in " + home + "/engine/core/target/build.log");
        assertThat(home.resolve("engine/core/target/build.log")).content().contains("-pl engine/core -am package");
    }

    @Test
    void waitsForABuildThatIsUnderWay() throws Exception {
        Path jdk = jdk("jdk21", "21.0.1");
        executable(bin.resolve("mvn"), "echo 'built twice' >&2; exit 1");
        Path lock = lockOf(ProcessHandle.current().pid());
        Process process = begin(home.resolve("heddle"), Map.of("HEDDLE_JAVA_HOME", jdk.toString()), "strategies");
        String told = process.errorReader().readLine();
        built();
        Files.delete(lock.resolve("owner"));
        Files.delete(lock);

        Outcome outcome = outcomeOf(process);

        assertThat(told).isEqualTo(
                "heddle: another heddle is building here; waiting for it (if there is none, remove " + lock + ")");
        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(outcome.out()).startsWith("java of jdk21 ");
        assertThat(lock).doesNotExist();
    }

    @Test
    void doesNotWaitForABuildThatWasKilled() throws Exception {
        Path jdk = jdk("jdk21", "21.0.1");
        executable(bin.resolve("mvn"), "exit 0");
        Process killed = new ProcessBuilder("/bin/sh", "-c", "exit 0").start();
        killed.waitFor();
        Path lock = lockOf(killed.pid());

        Outcome outcome = run(Map.of("HEDDLE_JAVA_HOME", jdk.toString()), "strategies");

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(outcome.err()).startsWith("heddle: building with Maven").hasLineCount(1);
        assertThat(outcome.out()).startsWith("java of jdk21 ");
        assertThat(lock).doesNotExist();
    }

    private Path lockOf(long owner) throws IOException {
        Path lock = Files.createDirectories(home.resolve("engine/core/target/build.lock"));
        Files.writeString(lock.resolve("owner"), owner + "\n");
        return lock;
    }

    @Test
    void worksThroughASymbolicLink() throws Exception {
        Path jdk = jdk("jdk21", "21.0.1");
        built();
        Path link = Files.createSymbolicLink(machine.resolve("link"), Path.of("project/heddle"));

        Outcome outcome = start(link, Map.of("HEDDLE_JAVA_HOME", jdk.toString()), "strategies");

        assertThat(outcome.out()).contains("-Dheddle.home=" + home + " ");
    }

    /** A folder that looks like a JDK; its java says who it is and how it was called. */
    private Path jdk(String name, String version) throws IOException {
        Path folder = machine.resolve(name);
        Files.createDirectories(folder.resolve("bin"));
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        executable(folder.resolve("bin/java"), "echo \"java of " + folder.getFileName() + " $*\"");
        executable(folder.resolve("bin/javac"), "exit 1");
        return folder;
    }

    /** As after a build. */
    private void built() throws IOException {
        for (String folder : List.of("engine/core/src/main", "engine/core/target/dist")) {
            Files.createDirectories(home.resolve(folder));
        }
        Files.writeString(home.resolve("pom.xml"), "<project/>");
        Files.writeString(home.resolve("engine/core/pom.xml"), "<project/>");
        Path stamp = Files.writeString(home.resolve("engine/core/target/dist/built"), "");
        Files.setLastModifiedTime(stamp, FileTime.fromMillis(System.currentTimeMillis() + 60_000));
    }

    private static void executable(Path file, String script) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private Outcome run(Map<String, String> environment, String... args) throws Exception {
        return start(home.resolve("heddle"), environment, args);
    }

    private Outcome start(Path script, Map<String, String> environment, String... args) throws Exception {
        return outcomeOf(begin(script, environment, args));
    }

    private Process begin(Path script, Map<String, String> environment, String... args) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", script.toString()).directory(machine.toFile());
        builder.command().addAll(List.of(args));
        builder.environment().clear();
        builder.environment().putAll(Map.of("PATH", bin.toString(), "HOME", machine.toString()));
        builder.environment().putAll(environment);
        return builder.start();
    }

    private static Outcome outcomeOf(Process process) throws Exception {
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Outcome(process.waitFor(), out, err);
    }
}
