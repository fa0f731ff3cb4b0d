package dev.heddle.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.oracle.brute.Enumerator.TooManyStatesException;
import dev.heddle.oracle.brute.Enumerator;
import dev.heddle.oracle.brute.Roles;
import dev.heddle.oracle.program.Feature;
import dev.heddle.oracle.program.Generator;
import dev.heddle.oracle.program.JavaPrinter;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Size;
import dev.heddle.oracle.run.EngineProcess;
import dev.heddle.oracle.run.Jdk;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Where threads can fail, and who can be left waiting, for each bound on interferences: as brute force by the definition says, both
 * ways. More programs by {@code heddle bench soak --strategy "interference in t1"}.
 */
class InterferenceAgainstBruteForceTest {

    private static final int PROGRAMS = Integer.getInteger("heddle.interference.random", 25);
    private static final int K = 2;
    private static final long SEED = Long.getLong("heddle.oracle.seed", 1);
    private static final Size SIZE = Boolean.getBoolean("heddle.interference.small") ? Size.SMALL : Size.TINY;
    /** Objects have writes of their makers in them, which count (docs/interference.md says why). */
    private static final Set<Feature> WITHOUT = EnumSet.of(Feature.OBJECTS);

    @Test
    void withEachBoundExactlyWhatIsPossibleWithinIt() {
        try (EngineProcess engine = EngineFixture.followingValues(Jdk.newest())) {
            List<String> reached = new ArrayList<>();
            int finished = 0;
            for (String strategy : List.of("interference", "interference in t1", "interference in total")) {
                for (int k = 0; k <= K; k++) {
                    finished += judge(engine, Question.of(strategy).withK(k).withMostExecutions(500), reached);
                }
            }
            assertThat(finished).isGreaterThan(3 * (K + 1) * PROGRAMS / 2);
            assertThat(reached).anyMatch(fact -> fact.contains(" fails at ")).anyMatch(fact -> fact.startsWith("stuck"));
        }
    }

    /** Others would say little: only that nothing is reported of them that cannot happen. */
    private static boolean canGoWrong(Program program) {
        try {
            return !Enumerator.withinInterferences(program, true, false, List.of(new Roles(3, Roles.ALL)), 50_000).isEmpty();
        } catch (TooManyStatesException tooLarge) {
            return false;
        }
    }

    /** How many programs were searched to the end. */
    private static int judge(EngineProcess engine, Question question, List<String> reached) {
        Judge judge = new Judge(engine, question);
        List<Verdict> verdicts = new ArrayList<>();
        judge.judge(LongStream.iterate(SEED, seed -> seed + 1)
                .mapToObj(seed -> Generator.generate(seed, SIZE, Set.of(), WITHOUT))
                .filter(InterferenceAgainstBruteForceTest::canGoWrong).limit(PROGRAMS).iterator(), verdicts::add);
        for (Verdict verdict : verdicts) {
            if (verdict.differs()) {
                Program small = judge.shrink(verdict.program());
                throw new AssertionError(question.strategy() + " with k = " + question.k() + " on " + verdict.program().name()
                        + ", as small as possible:\n" + JavaPrinter.print(small) + judge.judge(small).text());
            }
            reached.addAll(verdict.expected() == null ? Set.of() : verdict.expected());
        }
        return (int) verdicts.stream().filter(Verdict::finished).count();
    }
}
