package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user can mend is one clear line and exit code 2. */
@Tag("processes")
class BadRequestTest {

    private static final String MAIN = "public class Main { public static void main(String[] args) {} }";

    @TempDir
    Path folder;

    private HeddleProcess heddle;

    @BeforeEach
    void prepare() {
        heddle = new HeddleProcess(folder);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--k -1                | --k must be between 0 and 1000, not -1",
        "--k 0 --strategy pct  | --k must be between 1 and 1000, not 0",
        "--k many              | 'many' is no whole number",
        "--steps 0             | --steps must be between 1 and",
        "--workers 0           | --workers must be between 1 and 256",
        "--max-executions 0    | --max-executions must be at least 1",
        "--time 0s             | '0s' is out of range",
        "--time 5x             | '5x' is no time; write for example 500ms, 30s",
        "--stall 99999h        | out of range",
        "--seed x              | 'x' is no whole number",
        "--strategy best       | unknown strategy 'best'; there are auto, unfolding, predict, proactive, interference, dpor, hapset, pcb, pct, random",
        "--backend green       | unknown backend 'green'; there are virtual and platform",
        "--fail-on deadlock    | --fail-on knows 'race', 'time-out', 'step-limit', 'left-waiting', 'atomicity', 'order' only",
        "--sead 1              | Unknown option",
        "--jdk nowhere         | --jdk nowhere is no JDK",
        "--json .              | is a folder; give a file",
        "--graph net.svg       | --graph draws what the strategy unfolding has seen, not auto; add --strategy unfolding",
        "--graph net.png --strategy unfolding       | --graph net.png is neither .svg nor .dot; name the file so",
        "--graph Main.java/net.svg --strategy unfolding | --graph Main.java/net.svg cannot be written: no folder",
        "--focus Main.java     | --focus Main.java names no line; write it as Foo.java:42 or Foo.java:40-48",
        "--focus Main.java:x   | --focus Main.java:x names no line; write it as Foo.java:42 or Foo.java:40-48",
        "--focus Main.java:9-3 | --focus Main.java:9-3 ends before it begins; write the smaller line first",
        "--focus Main.java:1 --strategy dpor      | --focus leaves switches or interferences out, which dpor cannot do; leave --strategy out or choose one of interference, pcb, pct, random",
        "--focus Main.java:1 --strategy unfolding | --focus leaves switches or interferences out, which unfolding cannot do",
    })
    void anOptionThatCannotBe(String options, String line) throws Exception {
        heddle.write("Main.java", MAIN);
        List<String> args = new java.util.ArrayList<>(List.of("explore"));
        args.addAll(List.of(options.strip().split(" ")));
        args.add("Main.java");

        heddle.run(args.toArray(String[]::new)).isBadRequest(line);
    }

    @Test
    void aJvmOptionThatIsNone() throws Exception {
        heddle.write("Main.java", MAIN);

        heddle.run("explore", "--jvm-arg=-Xmxmuch", "Main.java")
                .isBadRequest("the JVM of the test did not start: Invalid maximum heap size: -Xmxmuch",
                        "; check --jvm-arg");
    }

    @Test
    void anUnknownCommand() throws Exception {
        heddle.run("explroe", "Main.java").isBadRequest("there is no command 'explroe', but explore, replay", "did you mean explore");
    }

    @Test
    void theWindowIsNotPartOfThisBuild() throws Exception {
        heddle.run("view").isBadRequest("the window is opened by the start script", "heddle report --html");
    }

    @Test
    void noClassPath() throws Exception {
        heddle.run("explore", "com.acme.FooTest").isBadRequest("no class path for com.acme.FooTest", "--cp");
    }

    @Test
    void anUnknownClass() throws Exception {
        compile("Main.java", MAIN);

        heddle.run("explore", "--cp", "classes", "com.acme.FooTest").isBadRequest("com.acme.FooTest");
    }

    @Test
    void aClassWithoutTests() throws Exception {
        compile("Empty.java", "public class Empty {}");

        heddle.run("explore", "--cp", "classes", "Empty")
                .isBadRequest("Empty has neither JUnit tests nor a main method");
    }

    @Test
    void anUnknownTest() throws Exception {
        compile("Main.java", MAIN);

        heddle.run("explore", "--cp", "classes", "Main#nothing")
                .isBadRequest("Main has no test 'nothing', only a main method; leave #nothing out");
    }

    @Test
    void aClassThatDoesNotLoad() throws Exception {
        compile("Main.java", MAIN);
        byte[] bytes = Files.readAllBytes(folder.resolve("classes/Main.class"));
        Files.write(folder.resolve("classes/Main.class"), java.util.Arrays.copyOf(bytes, bytes.length / 2));

        heddle.run("explore", "--cp", "classes", "Main").isBadRequest("Main");
    }

    @Test
    void aClassThatLacksADependency() throws Exception {
        compile("Main.java", "class Base {} " + MAIN.replace("Main", "Main extends Base"));
        Files.delete(folder.resolve("classes/Base.class"));

        heddle.run("explore", "--cp", "classes", "Main").isBadRequest("Base");
    }

    /** Only the run shows it: the class itself loads without. */
    @Test
    void aTestThatComesToNeedAClassThatIsNotThere() throws Exception {
        compile("Main.java", """
                class Helper {}
                public class Main {
                    public static void main(String[] args) throws Exception {
                        Thread thread = new Thread(() -> System.out.println(new Helper()));
                        thread.start();
                        thread.join();
                    }
                }
                """);
        Files.delete(folder.resolve("classes/Helper.class"));

        heddle.run("explore", "--cp", "classes", "Main").isBadRequest(
                "the test needs class Helper at Main.java:4, which is not on the class path; add it to --cp");
    }

    @Test
    void aSourceThatDoesNotCompile() throws Exception {
        heddle.write("Broken.java", "public class Broken {\n  int x = \"text\";\n}\n");

        heddle.run("explore", "Broken.java").isBadRequest("Broken.java:2: incompatible types");
    }

    @Test
    void aSourceThatIsNotThere() throws Exception {
        heddle.run("explore", "Nowhere.java").isBadRequest("cannot read Nowhere.java");
    }

    @Test
    void aClassPathEntryThatIsNotThere() throws Exception {
        heddle.run("explore", "--cp", "nowhere", "Main").isBadRequest("class path entry nowhere does not exist",
                "--cp");
    }

    @Test
    void aClassPathEntryThatCannotBeRead() throws Exception {
        heddle.write("lib.jar", "this is no jar");

        heddle.run("explore", "--cp", "lib.jar", "Main")
                .isBadRequest("class path entry lib.jar is neither a folder nor a readable jar", "nothing is left");
    }

    @Test
    void whatIsNoJarIsLeftOut() throws Exception {
        compile("Main.java", MAIN);
        heddle.write("lib.pom", "<project/>");

        HeddleProcess.Outcome outcome = heddle.run("explore", "--cp", "classes:lib.pom", "Main");

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("class path entry lib.pom is neither a folder nor a readable jar; it was left out");
    }

    @Test
    void testsOfAClassPathWithoutJUnit() throws Exception {
        compile("FooTest.java", "public class FooTest { @org.junit.jupiter.api.Test void counts() {} }");

        heddle.run("explore", "--cp", "classes", "FooTest")
                .isBadRequest("FooTest has tests, but JUnit (or TestNG) is not on the class path; add it to --cp");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "-version             | version",
        "foo                  | Could not find or load main class foo",
        "-Xmx1k               | Too small maximum heap",
        "-agentlib:nope       | Could not find agent library nope",
        "--patch-module=no    | the JVM of the test did not start",
    })
    void aJvmArgumentWithWhichTheTestDoesNotBegin(String argument, String line) throws Exception {
        heddle.write("Main.java", MAIN);

        heddle.run("explore", "--jvm-arg=" + argument, "Main.java").isBadRequest(line, "; check --jvm-arg");
    }

    /** The disk may be full too: what was found is told all the same. */
    @Test
    void aResultThatCannotBeWritten() throws Exception {
        heddle.write("Main.java", MAIN);
        assumeThat(Path.of("/dev/full")).exists();

        HeddleProcess.Outcome outcome = heddle.run("explore", "--json", "/dev/full", "Main.java");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.out()).contains("No violation");
        assertThat(outcome.err().lines()).hasSize(1);
        assertThat(outcome.err()).startsWith("heddle: --json /dev/full could not be written (No space left on device)");
    }

    @Test
    void anOutputFolderThatCannotBeWritten() throws Exception {
        heddle.write("Main.java", MAIN);
        heddle.write("file", "not a folder");

        heddle.run("explore", "--out", "file/inside", "Main.java")
                .isBadRequest("cannot write to the output folder file/inside; choose another with --out");
    }

    @Test
    void aScheduleThatIsNotThere() throws Exception {
        heddle.run("replay", "nowhere.schedule.json").isBadRequest("cannot read nowhere.schedule.json; check the path");
    }

    @Test
    void aCorruptedSchedule() throws Exception {
        heddle.write("v1.schedule.json", "{\"schema\": \"heddle/schedule/1\", \"target\": \"Ma");

        heddle.run("replay", "v1.schedule.json").isBadRequest("v1.schedule.json is no schedule: not JSON, or damaged");
    }

    @Test
    void aScheduleWithTheWrongTypes() throws Exception {
        heddle.write("v1.schedule.json", "{\"schema\": \"heddle/schedule/1\", \"decisions\": \"all\"}");

        heddle.run("replay", "v1.schedule.json").isBadRequest(
                "v1.schedule.json is damaged: the value of decisions is of the wrong kind; record it again");
    }

    @Test
    void aScheduleThatLacksItsDecisions() throws Exception {
        heddle.write("v1.schedule.json", "{\"schema\": \"heddle/schedule/1\", \"target\": \"Main\"}");

        heddle.run("replay", "v1.schedule.json").isBadRequest("v1.schedule.json is damaged: it lacks");
    }

    @ParameterizedTest
    @ValueSource(strings = {"target", "limits", "shared", "inputs", "steps", "versions", "origin.classPath"})
    void aScheduleThatLacksAPart(String part) throws Exception {
        String whole = "{\"schema\": \"heddle/schedule/1\", \"target\": \"Main\", \"decisions\": [], \"shared\": [],"
                + " \"inputs\": {}, \"steps\": [], \"limits\": {\"steps\": 5}, \"versions\": {},"
                + " \"origin\": {\"classPath\": []}}";
        String name = part.substring(part.indexOf('.') + 1);
        heddle.write("v1.schedule.json", whole.replaceFirst("\"" + name + "\": ", "\"no " + name + "\": "));

        heddle.run("replay", "v1.schedule.json")
                .isBadRequest("v1.schedule.json is damaged: it lacks " + part + "; record it again");
    }

    @Test
    void aScheduleWithALimitThatCannotBe() throws Exception {
        heddle.write("v1.schedule.json", "{\"schema\": \"heddle/schedule/1\", \"target\": \"Main\", \"decisions\": [],"
                + " \"limits\": {\"steps\": -5}, \"shared\": [], \"inputs\": {}, \"steps\": [], \"versions\": {}}");

        heddle.run("replay", "v1.schedule.json")
                .isBadRequest("v1.schedule.json is damaged: its limit on steps is -5; record it again");
    }

    @Test
    void aFileThatHoldsSomethingElse() throws Exception {
        heddle.write("v1.schedule.json", "text");

        heddle.run("replay", "v1.schedule.json")
                .isBadRequest("v1.schedule.json is no schedule; it holds no JSON object; give one that explore wrote");
    }

    @Test
    void aForeignFileInsteadOfASchedule() throws Exception {
        heddle.write("package.json", "{\"name\": \"something\"}");

        heddle.run("replay", "package.json").isBadRequest("package.json is no Heddle schedule");
    }

    @Test
    void aScheduleOfALaterFormat() throws Exception {
        heddle.write("v1.schedule.json", "{\"schema\": \"heddle/schedule/2\"}");

        heddle.run("replay", "v1.schedule.json")
                .isBadRequest("heddle/schedule/2", "this version reads heddle/schedule/1");
    }

    @Test
    void aResultThatIsNone() throws Exception {
        heddle.write("other.json", "[1, 2]");

        heddle.run("report", "other.json").isBadRequest("other.json is no result");
    }

    @Test
    void theVirtualBackendOnAJdkWithoutIt() throws Exception {
        heddle.write("Main.java", MAIN);
        Path jdk = folder.resolve("jdk");
        Files.createDirectories(jdk.resolve("bin"));
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
        assertThat(Files.createFile(jdk.resolve("bin/java")).toFile().setExecutable(true)).isTrue();

        heddle.run("explore", "--jdk", "jdk", "--backend", "virtual", "Main.java")
                .isBadRequest("--backend virtual needs JDK 21 or newer, this is 17.0.1");
    }

    @Test
    void aJdkThatIsTooOld() throws Exception {
        heddle.write("Main.java", MAIN);
        Path jdk = folder.resolve("jdk");
        Files.createDirectories(jdk.resolve("bin"));
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
        assertThat(Files.createFile(jdk.resolve("bin/java")).toFile().setExecutable(true)).isTrue();

        heddle.run("explore", "--jdk", "jdk", "Main.java").isBadRequest("JDK 11.0.2; Heddle needs 17 or newer");
    }

    private void compile(String name, String source) throws IOException {
        Path file = heddle.write(name, source);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-cp", System.getProperty("java.class.path"), "-d", classes.toString(),
                file.toString());
        assertThat(code).isZero();
    }
}
