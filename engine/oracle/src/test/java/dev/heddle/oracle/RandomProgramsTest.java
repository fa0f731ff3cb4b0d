package dev.heddle.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.oracle.program.Generator;
import dev.heddle.oracle.program.JavaPrinter;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Size;
import dev.heddle.oracle.run.Claim;
import dev.heddle.oracle.run.Engine;
import dev.heddle.oracle.run.Jdk;
import java.util.Iterator;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Strategies on random programs against brute force. More programs, or others:
 * {@code -Dheddle.oracle.programs=100000 -Dheddle.oracle.seed=7000000}.
 */
class RandomProgramsTest {

    private static final Jdk JDK = Jdk.newest();
    /** Platform threads are about a hundred times as slow. */
    private static final int PROGRAMS =
            Integer.getInteger("heddle.oracle.programs", JDK.backend().equals("virtual") ? 3_000 : 200);
    private static final long SEED = Long.getLong("heddle.oracle.seed", 1);

    /** What a run over many programs came to. */
    private static final class Tally {
        private int judged;
        private int finished;
        private int outcomes;
        private int failures;
        private int blocked;
        private Verdict difference;

        boolean add(Verdict verdict, Predicate<Verdict> counts) {
            if (verdict.differs() && counts.test(verdict)) {
                difference = verdict;
                return false;
            }
            if (verdict.expected() != null) {
                judged++;
                finished += verdict.finished() ? 1 : 0;
                for (String outcome : verdict.expected()) {
                    outcomes++;
                    failures += outcome.startsWith("fail") ? 1 : 0;
                    blocked += outcome.startsWith("deadlock") || outcome.startsWith("stuck") ? 1 : 0;
                }
            }
            return true;
        }
    }

    private static Tally judge(Question question, Size size, int programs, Predicate<Verdict> counts) {
        try (Engine engine = EngineFixture.on(JDK)) {
            Judge judge = new Judge(engine, question);
            Tally tally = new Tally();
            judge.judge(programs(size, programs), verdict -> tally.add(verdict, counts));
            if (tally.difference != null) {
                Program small = judge.shrink(tally.difference.program());
                throw new AssertionError("on " + tally.difference.program().name() + ", as small as possible:\n"
                        + JavaPrinter.print(small) + judge.judge(small).text());
            }
            return tally;
        }
    }

    private static Iterator<Program> programs(Size size, int count) {
        return LongStream.range(SEED, SEED + count).mapToObj(seed -> Generator.generate(seed, size)).iterator();
    }

    /**
     * Every interleaving of the runtime, executed one by one, against every interleaving that the enumerator tries. What
     * the runtime does must be possible on every program; what is possible must be done by it on those that neither
     * fail nor deadlock (docs/known-issues.md says why not on the others).
     */
    @Test
    void theRuntimeDoesExactlyWhatIsPossible() {
        Tally tally = judge(Question.of(EngineFixture.EXHAUSTIVE).withMostExecutions(2_000), Size.TINY, PROGRAMS,
                verdict -> !verdict.extra().isEmpty() || !verdict.trouble().isEmpty() || runsToTheEnd(verdict));
        assertThat(tally.judged).isGreaterThan(PROGRAMS * 9 / 10);
        assertThat(tally.finished).isGreaterThan(PROGRAMS * 9 / 10);
        assertThat(tally.outcomes).isGreaterThan(PROGRAMS * 3 / 2);
        assertThat(tally.failures).isGreaterThan(PROGRAMS / 50);
        assertThat(tally.blocked).isGreaterThan(PROGRAMS / 50);
    }

    /** The same with a bound on preemptions, which tells where the runtime's scheduling points are. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void withFewPreemptionsTheRuntimeDoesExactlyWhatIsPossibleWithThem(int bound) {
        Question question = Question.of(BoundedStrategy.class.getName()).withClaim(Claim.PREEMPTIONS).withK(bound)
                .withMostExecutions(1_000);
        Tally tally = judge(question, Size.TINY, PROGRAMS / 6,
                verdict -> !verdict.extra().isEmpty() || !verdict.trouble().isEmpty() || runsToTheEnd(verdict));
        assertThat(tally.finished).isGreaterThan(PROGRAMS / 8);
    }

    private static boolean runsToTheEnd(Verdict verdict) {
        return verdict.expected().stream()
                .noneMatch(outcome -> outcome.startsWith("fail") || outcome.startsWith("deadlock"));
    }

    @Test
    void whatRandomShowsIsPossible() {
        Tally tally = judge(Question.of("random").withMostExecutions(60), Size.SMALL, PROGRAMS / 6, verdict -> true);
        assertThat(tally.judged).isGreaterThan(PROGRAMS / 8);
        assertThat(tally.finished).isZero();
    }

    @Test
    void whatPctShowsIsPossible() {
        Tally tally = judge(Question.of("pct").withK(3).withMostExecutions(60), Size.SMALL, PROGRAMS / 6,
                verdict -> true);
        assertThat(tally.judged).isGreaterThan(PROGRAMS / 8);
        assertThat(tally.finished).isZero();
    }
}
