package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The correct programs of {@code testData/programs}, one after the other in one process, and each in one of its own:
 * none is accused
 * because of those before it, and none is said to be searched completely that would not be alone. (The other way
 * round it may be:
 * what a static initialiser has left behind for good is held against those that come after it.) By default a few are
 * looked at
 * alone; all with {@code -Dheddle.alone.all=true}.
 */
class TogetherAndAloneTest {

    private static final boolean ALL = Boolean.getBoolean("heddle.alone.all");
    /** A process takes longer than a program: so many get one. */
    private static final int ALONE = 6;
    private static final int EXECUTIONS = 12;

    @TempDir
    static Path folder;

    @TestFactory
    List<DynamicTest> programsInOneProcessAndInOneEach() throws Exception {
        List<Jdk> jdks = Jdk.available();
        Jdk jdk = jdks.get(jdks.size() - 1);
        List<ProgramFile> programs = ProgramFile.all().stream()
                .filter(program -> program.jdk() <= jdk.feature() && program.isCorrect())
                .toList();
        Map<String, Batch.Outcome> together = batch(jdk, "together").run(programs);
        List<DynamicTest> tests = new ArrayList<>();
        int each = ALL ? 1 : programs.size() / ALONE;
        for (int i = each - 1; i < programs.size(); i += each) {
            ProgramFile program = programs.get(i);
            tests.add(dynamicTest(program.title(), () -> {
                Batch.Outcome alone = batch(jdk, program.name()).run(List.of(program)).get(program.name());
                Batch.Outcome among = together.get(program.name());
                assertThat(among.trouble()).isEqualTo(alone.trouble());
                assertThat(among.violations()).isEmpty();
                assertThat(alone.violations()).isEmpty();
                assertThat(among.complete() && !alone.complete()).as("claims more than alone").isFalse();
            }));
        }
        return tests;
    }

    private static Batch batch(Jdk jdk, String name) {
        return new Batch(jdk, "dpor", "auto", EXECUTIONS, folder.resolve(name)).lookingForAll();
    }
}
