package dev.heddle.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.api.Heddle;
import dev.heddle.engine.model.TimeOuts;
import dev.heddle.oracle.brute.Enumerator.TooManyStatesException;
import dev.heddle.oracle.brute.Enumerator;
import dev.heddle.oracle.brute.Failures;
import dev.heddle.oracle.program.Emitter;
import dev.heddle.oracle.program.Generator;
import dev.heddle.oracle.program.JavaPrinter;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Size;
import dev.heddle.oracle.run.EngineProcess;
import dev.heddle.oracle.run.ExploreRequest;
import dev.heddle.oracle.run.Explored;
import dev.heddle.oracle.run.Jdk;
import dev.heddle.oracle.run.Launcher;
import dev.heddle.oracle.run.Recorder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Source and bytecode of a program say the same. */
class PrinterTest {

    private static final int PROGRAMS = 150;
    private static final int EXECUTIONS = 3_000;

    @TempDir
    Path folder;

    @Test
    void compiledSourceHasTheOutcomesOfTheBytecode() throws Exception {
        List<Program> programs = new ArrayList<>(KnownPrograms.all());
        for (long seed = 1; seed <= PROGRAMS; seed++) {
            programs.add(Generator.generate(seed, Size.TINY));
        }
        compile(programs, true);
        int compared = 0;
        try (EngineProcess engine = EngineFixture.on(Jdk.newest())) {
            for (Program program : programs) {
                Explored emitted = explore(engine, program, Emitter.emit(program));
                Explored compiled = explore(engine, program, compiled(program));
                assertThat(compiled.trouble()).isEmpty();
                if (compiled.finished() && emitted.finished()) {
                    compared++;
                    assertThat(compiled.outcomes()).as(JavaPrinter.print(program)).isEqualTo(emitted.outcomes())
                            .isNotEmpty();
                }
            }
        }
        assertThat(compared).isGreaterThan(PROGRAMS * 9 / 10);
    }

    @Test
    void whatPeopleGetCompilesToo() throws Exception {
        List<Program> programs = new ArrayList<>();
        for (long seed = 1; seed <= PROGRAMS; seed++) {
            programs.add(Generator.generate(seed, Size.SMALL));
        }
        compile(programs, false);
        assertThat(folder.resolve("Program" + PROGRAMS + ".class")).exists();
    }

    @Test
    void aProgramReadsLikeOne() throws TooManyStatesException {
        assertThat(JavaPrinter.print(KnownPrograms.leakedLock())).contains(
                "            x0 = 1;\n            l0.unlock();\n        }\n        l0.lock(); // s2\n        try {\n");
        assertThat(new Enumerator(KnownPrograms.leakedLock(), Failures.FIRST, 1_000).outcomes()).contains("stuck 2@s2");
    }

    private static Explored explore(EngineProcess engine, Program program, Map<String, byte[]> classes) {
        return engine.explore(new ExploreRequest(program.name(), program.threads().size(), classes,
                EngineFixture.EXHAUSTIVE, 1, 0, TimeOuts.ANY, EXECUTIONS, false));
    }

    private Map<String, byte[]> compiled(Program program) throws IOException {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (String name : Emitter.emit(program).keySet()) {
            classes.put(name, Files.readAllBytes(folder.resolve(name + ".class")));
        }
        return classes;
    }

    private void compile(List<Program> programs, boolean recording) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-g", "-Werror", "--release", "17", "-d", folder.toString(),
                "-cp", Launcher.location(Recorder.class) + File.pathSeparator + Launcher.location(Heddle.class)));
        for (Program program : programs) {
            Path source = folder.resolve(program.name() + ".java");
            Files.writeString(source, recording ? JavaPrinter.printRecording(program) : JavaPrinter.print(program));
            arguments.add(source.toString());
        }
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0])))
                .isZero();
    }
}
