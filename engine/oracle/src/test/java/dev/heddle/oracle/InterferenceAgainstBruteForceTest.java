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
 * Where threads can fail, with which locals they can end, and who can be left waiting, for each thread and bound on interferences, with
 * all inputs: as brute force by the definition says, both ways. For a soak: {@code -Dheddle.interference.two=2000}, the number of
 * programs of two threads, {@code -Dheddle.interference.three=1000}, of three, and {@code -Dheddle.oracle.seed=N}.
 */
class InterferenceAgainstBruteForceTest {

    private static final int TWO = Integer.getInteger("heddle.interference.two", 12);
    private static final int THREE = Integer.getInteger("heddle.interference.three", 6);
    private static final int K = 3;
    private static final long SEED = Long.getLong("heddle.oracle.seed", 1);
    private static final int MOST_EXECUTIONS = 500;
    private static final int MOST_STATES = 50_000;

    @Test
    void eachOfTwoThreadsWithEachBoundExactlyWhatIsPossibleWithinIt() {
        List<String> reached = judge(2, TWO, new Size(1, 4, 2),
                List.of("interference in main", "interference in t1", "interference in total"));
        assertThat(reached).anyMatch(fact -> fact.contains(" ends with "));
    }

    @Test
    void eachOfThreeThreadsWithEachBoundExactlyWhatIsPossibleWithinIt() {
        List<String> reached = judge(3, THREE, Size.TINY,
                List.of("interference in main", "interference in t1", "interference in t2", "interference in total"));
        assertThat(reached).anyMatch(fact -> fact.contains(" ends with "));
    }

    /** All that was possible, of all programs. */
    private static List<String> judge(int threads, int programs, Size size, List<String> strategies) {
        List<Program> drawn = LongStream.iterate(SEED, seed -> seed + 1)
                .mapToObj(seed -> Generator.generate(seed, size, EnumSet.of(Feature.INPUTS), Set.of()))
                .filter(program -> program.threads().size() == threads && isInteresting(program)).limit(programs).toList();
        List<String> reached = new ArrayList<>();
        int finished = 0;
        try (EngineProcess engine = EngineFixture.followingValues(Jdk.newest())) {
            for (String strategy : strategies) {
                for (int k = 0; k <= K; k++) {
                    Question question = Question.of(strategy).withK(k).withMostExecutions(MOST_EXECUTIONS);
                    finished += judge(engine, question, drawn, reached);
                }
            }
        }
        System.out.println(threads + " threads: " + programs + " programs from seed " + SEED + " up to " + last(drawn) + ", "
                + strategies.size() * (K + 1) * programs + " searches, " + finished + " finished");
        assertThat(finished).isGreaterThan(strategies.size() * (K + 1) * programs / 2);
        return reached;
    }

    private static String last(List<Program> programs) {
        return programs.get(programs.size() - 1).name();
    }

    /** What threads see of each other changes what they come to. */
    private static boolean isInteresting(Program program) {
        try {
            return !possible(program, K).equals(possible(program, 0));
        } catch (TooManyStatesException tooLarge) {
            return false;
        }
    }

    private static Set<String> possible(Program program, int k) throws TooManyStatesException {
        return Enumerator.withinInterferences(program, true, false, List.of(new Roles(k, Roles.ALL)), MOST_STATES);
    }

    /** How many programs were searched to the end. */
    private static int judge(EngineProcess engine, Question question, List<Program> programs, List<String> reached) {
        Judge judge = new Judge(engine, question);
        List<Verdict> verdicts = new ArrayList<>();
        judge.judge(programs.iterator(), verdicts::add);
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
