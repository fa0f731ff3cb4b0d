package dev.heddle.engine.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.programs.Accesses;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Heddle beside other tools that make or change bytecode. */
class OtherToolsTest {

    @TempDir
    Path folder;

    private static Path library(String name) {
        return Path.of("target", "libraries", name + ".jar").toAbsolutePath();
    }

    private static Fork fork() {
        return new Fork(Runtime.version().feature(), Path.of(System.getProperty("java.home")));
    }

    /** Compiles a program, whose class is called Program, against libraries; runs a method of it. */
    private List<String> run(Fork fork, String source, String... libraries) throws IOException, InterruptedException {
        Path file = folder.resolve("Program.java");
        Files.writeString(file, source);
        String classPath = Stream.of(libraries)
                .map(name -> library(name).toString())
                .collect(Collectors.joining(File.pathSeparator));
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-cp", classPath, "-d", folder.toString(), file.toString());
        assertThat(failed).isZero();
        fork.classPath(folder);
        for (String name : libraries) {
            fork.classPath(library(name));
        }
        List<String> lines = new ArrayList<>(fork.run(RecordingRun.class, "Program", "run"));
        assertThat(lines).noneMatch(line -> line.startsWith("untouched"));
        return lines;
    }

    @Test
    void jacocoProbesAreNoEvents() throws IOException, InterruptedException {
        String[] args = {Accesses.class.getName(), "statics", "fields", "elements", "constructors", "inner"};
        List<String> plain = fork().run(RecordingRun.class, args);
        List<String> covered = fork()
                .flag("-javaagent:" + library("org.jacoco.agent-runtime")
                        + "=destfile=" + folder.resolve("jacoco.exec"))
                .run(RecordingRun.class, args);
        assertThat(covered).isEqualTo(plain).hasSizeGreaterThan(30);
        assertThat(folder.resolve("jacoco.exec")).exists();
    }

    @Test
    void mockitoRetransformsClassesWhoseFlagsWereDropped() throws IOException, InterruptedException {
        Fork fork = fork().flag("-javaagent:" + library("mockito-core"));
        List<String> lines = run(fork, """
                import static org.mockito.Mockito.mock;
                import static org.mockito.Mockito.when;

                public class Program {
                    static class Account {
                        int balance;

                        synchronized int deposit(int amount) {
                            balance += amount;
                            return balance;
                        }
                    }

                    static final Account REAL = new Account();
                    static final Account MOCK;

                    static {
                        REAL.deposit(1);
                        MOCK = mock(Account.class);
                        when(MOCK.deposit(5)).thenReturn(7);
                    }

                    public static void run() {
                        REAL.deposit(3);
                        if (MOCK.deposit(5) != 7 || REAL.balance != 4) {
                            throw new AssertionError("not mocked");
                        }
                    }
                }
                """, "mockito-core", "byte-buddy", "byte-buddy-agent", "objenesis");
        assertThat(lines).noneMatch(line -> line.contains("AssertionError"));
        assertThat(lines).filteredOn(line -> line.contains("Account"))
                .extracting(line -> line.replaceAll(":\\d+$", ""))
                .startsWith(
                        "monitorEnter Account",
                        "read Account Program$Account.balance deposit",
                        "write Account Program$Account.balance deposit",
                        "read Account Program$Account.balance deposit",
                        "monitorExit Account");
    }

    @Test
    void classesThatByteBuddyMakesAreInstrumented() throws IOException, InterruptedException {
        List<String> lines = run(fork(), """
                import net.bytebuddy.ByteBuddy;
                import net.bytebuddy.implementation.FieldAccessor;
                import net.bytebuddy.description.modifier.Visibility;

                public class Program {
                    public interface Counter {
                        void setCount(int count);
                    }

                    static final Counter COUNTER;

                    static {
                        try {
                            COUNTER = new ByteBuddy()
                                    .subclass(Object.class)
                                    .name("Generated")
                                    .implement(Counter.class)
                                    .defineField("count", int.class, Visibility.PRIVATE)
                                    .method(net.bytebuddy.matcher.ElementMatchers.named("setCount"))
                                    .intercept(FieldAccessor.ofField("count"))
                                    .make()
                                    .load(Program.class.getClassLoader())
                                    .getLoaded()
                                    .asSubclass(Counter.class)
                                    .getConstructor()
                                    .newInstance();
                        } catch (ReflectiveOperationException impossible) {
                            throw new ExceptionInInitializerError(impossible);
                        }
                    }

                    public static void run() {
                        COUNTER.setCount(3);
                    }
                }
                """, "byte-buddy");
        assertThat(lines).containsExactly("run run", "write Generated Generated.count setCount:0", "end");
    }

    @Test
    void classesOfKotlinAreInstrumented() throws IOException, InterruptedException {
        List<String> lines = run(fork(), """
                import kotlin.Lazy;
                import kotlin.LazyKt;

                public class Program {
                    static final Lazy<String> LAZY = LazyKt.lazy(() -> "made");

                    public static void run() {
                        if (!LAZY.getValue().equals("made") || !LAZY.getValue().equals("made")) {
                            throw new AssertionError("not made");
                        }
                    }
                }
                """, "kotlin-stdlib");
        assertThat(lines).extracting(line -> line.replaceAll(":\\d+$", "")).containsExactly(
                "run run",
                "read SynchronizedLazyImpl SynchronizedLazyImpl._value getValue",
                "read SynchronizedLazyImpl SynchronizedLazyImpl.lock getValue",
                "monitorEnter SynchronizedLazyImpl",
                "read SynchronizedLazyImpl SynchronizedLazyImpl._value getValue",
                "read SynchronizedLazyImpl SynchronizedLazyImpl.initializer getValue",
                "write SynchronizedLazyImpl SynchronizedLazyImpl._value getValue",
                "write SynchronizedLazyImpl SynchronizedLazyImpl.initializer getValue",
                "monitorExit SynchronizedLazyImpl",
                "read SynchronizedLazyImpl SynchronizedLazyImpl._value getValue",
                "end");
    }
}
