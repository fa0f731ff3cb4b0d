package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.ViolationKind;
import java.io.File;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A program written in Kotlin, compiled by its compiler, explored like any other. */
@Timeout(1800)
@Tag("processes")
class KotlinTest {

    private static final Path COMPILER = Path.of("target", "kotlin").toAbsolutePath();

    @TempDir
    Path folder;

    @Test
    void aLostUpdateIsFoundAtItsLine() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder);
        heddle.write("Counter.kt", """
                import kotlin.concurrent.thread

                class Counter(var value: Int) {
                    private val lock = Any()

                    fun next() {
                        value += 1
                    }

                    fun nextAlone() = synchronized(lock) { next() }
                }

                fun main(arguments: Array<String>) {
                    val counter = Counter(0)
                    val safe = System.getProperty("safe") != null
                    val workers = List(2) { number ->
                        thread(name = "w$number") { if (safe) counter.nextAlone() else counter.next() }
                    }
                    workers.forEach { it.join() }
                    check(counter.value == 2) { "lost: ${counter.value}" }
                }
                """);
        compile("Counter.kt");
        String classPath = folder.resolve("classes") + File.pathSeparator + COMPILER.resolve("kotlin-stdlib.jar");

        HeddleProcess.Outcome lost = heddle.run("explore", "--quiet", "--json", "lost.json", "--cp", classPath, "CounterKt");
        HeddleProcess.Outcome safe = heddle.run("explore", "--quiet", "--strategy", "dpor", "--json", "safe.json",
                "--jvm-arg=-Dsafe=true", "--cp", classPath, "CounterKt");

        assertThat(lost.exit()).as(lost.err()).isEqualTo(1);
        assertThat(heddle.result("lost.json").violations()).singleElement().satisfies(violation -> {
            assertThat(violation.kind()).isEqualTo(ViolationKind.EXCEPTION);
            assertThat(violation.message()).isEqualTo("java.lang.IllegalStateException: lost: 1");
            assertThat(violation.thread()).isEqualTo("main");
            assertThat(violation.at().file()).isEqualTo("Counter.kt");
            assertThat(violation.at().line()).isEqualTo(20);
        });
        assertThat(safe.exit()).as(safe.err()).isZero();
        Result complete = heddle.result("safe.json");
        assertThat(complete.complete()).isTrue();
        assertThat(complete.executions()).isEqualTo(2);
    }

    private void compile(String source) throws Exception {
        Process compiler = new ProcessBuilder(HeddleProcess.testJdk().resolve("bin/java").toString(),
                "-cp", COMPILER + File.separator + "*", "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
                "-no-stdlib", "-no-reflect", "-cp", COMPILER.resolve("kotlin-stdlib.jar").toString(),
                "-d", "classes", source)
                .directory(folder.toFile()).redirectErrorStream(true).start();
        String said = new String(compiler.getInputStream().readAllBytes());
        assertThat(compiler.waitFor()).as(said).isZero();
    }
}
