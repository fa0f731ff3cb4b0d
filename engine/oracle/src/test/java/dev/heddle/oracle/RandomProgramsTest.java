package dev.heddle.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.TimeOuts;
import dev.heddle.engine.strategy.unfolding.IsomorphicStrategy;
import dev.heddle.engine.strategy.unfolding.WaitingEndsStrategy;
import dev.heddle.oracle.program.Emitter;
import dev.heddle.oracle.program.Feature;
import dev.heddle.oracle.program.Generator;
import dev.heddle.oracle.program.JavaPrinter;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Size;
import dev.heddle.engine.model.Claim;
import dev.heddle.oracle.run.EngineProcess;
import dev.heddle.oracle.run.ExploreRequest;
import dev.heddle.oracle.run.Explored;
import dev.heddle.oracle.run.Jdk;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Strategies on random programs against brute force. More programs, or others:
 * {@code -Dheddle.oracle.programs=100000 -Dheddle.oracle.seed=7000000 -Dheddle.oracle.with=TIME_OUTS,INTERRUPTS}.
 */
class RandomProgramsTest {

    private static final Jdk JDK = Jdk.newest();
    /** Platform threads are about a hundred times as slow. */
    private static final int PROGRAMS =
            Integer.getInteger("heddle.oracle.programs", JDK.backend().equals("virtual") ? 5_000 : 250);
    private static final long SEED = Long.getLong("heddle.oracle.seed", 1);
    /** What every program may use. */
    private static final Set<Feature> WITH = Arrays.stream(System.getProperty("heddle.oracle.with", "").split(","))
            .filter(name -> !name.isEmpty()).map(Feature::valueOf).collect(Collectors.toSet());

    private static EngineProcess engine;

    @BeforeAll
    static void startTheEngine() {
        engine = EngineFixture.on(JDK);
    }

    @AfterAll
    static void endTheEngine() {
        engine.close();
    }

    /** What a run over many programs came to. */
    private static final class Tally {
        private int judged;
        private int finished;
        private int outcomes;
        private int failures;
        private int blocked;
        private Verdict difference;

        boolean add(Verdict verdict) {
            if (verdict.differs()) {
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

    private static Tally judge(Question question, Size size, int programs) {
        return judge(engine, question, size, programs);
    }

    private static Tally judge(EngineProcess engine, Question question, Size size, int programs) {
        return judge(engine, question, programs(size, programs));
    }

    private static Tally judge(EngineProcess engine, Question question, Iterator<Program> programs) {
        Judge judge = new Judge(engine, question);
        Tally tally = new Tally();
        judge.judge(programs, tally::add);
        if (tally.difference != null) {
            Program small = judge.shrink(tally.difference.program());
            throw new AssertionError("on " + tally.difference.program().name() + ", as small as possible:\n"
                    + JavaPrinter.print(small) + judge.judge(small).text());
        }
        return tally;
    }

    private static Iterator<Program> programs(Size size, int count) {
        return LongStream.range(SEED, SEED + count)
                .mapToObj(seed -> Generator.generate(seed, size, WITH, Set.of())).iterator();
    }

    /** Every interleaving of the runtime, executed one by one, against every one that the enumerator tries. */
    @Test
    void theRuntimeDoesExactlyWhatIsPossible() {
        int programs = PROGRAMS / 4;
        Tally tally = judge(Question.of(EngineFixture.EXHAUSTIVE).withMostExecutions(2_000), Size.TINY, programs);
        assertThat(tally.judged).isGreaterThan(programs * 9 / 10);
        assertThat(tally.finished).isGreaterThan(programs * 9 / 10);
        assertThat(tally.outcomes).isGreaterThan(programs * 3 / 2);
        assertThat(tally.failures).isGreaterThan(programs / 50);
        assertThat(tally.blocked).isGreaterThan(programs / 50);
    }

    /** The same with a bound on preemptions, which tells where the runtime's scheduling points are. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void withFewPreemptionsTheRuntimeDoesExactlyWhatIsPossibleWithThem(int bound) {
        int programs = PROGRAMS / 20;
        Question question = Question.of(BoundedStrategy.class.getName()).withClaim(Claim.PREEMPTIONS).withK(bound)
                .withMostExecutions(1_000);
        assertThat(judge(question, Size.TINY, programs).finished).isGreaterThan(programs * 9 / 10);
    }

    @Test
    void dporSeesExactlyWhatIsPossible() {
        Question question = Question.of("dpor").withMostExecutions(3_000);
        Tally tiny = judge(question, Size.TINY, PROGRAMS);
        Tally small = judge(question, Size.SMALL, PROGRAMS / 5);
        // A few have more traces than are tried.
        assertThat(tiny.finished + small.finished).isGreaterThan(PROGRAMS);
    }

    /** What guidance postpones is made up for: whatever it leaves out, phase two is complete. */
    @Test
    void hapsetSeesExactlyWhatIsPossible() {
        int programs = PROGRAMS / 5;
        Question question = Question.of("hapset").withMostExecutions(3_000);
        Tally random = judge(question, Size.TINY, programs);
        Tally known = judge(engine, question, KnownPrograms.all().iterator());
        assertThat(random.finished).isGreaterThan(programs * 9 / 10);
        assertThat(known.finished).isEqualTo(KnownPrograms.all().size());
    }

    /** Objects that others may see while their constructors run, or after, or that are made lazily by whoever comes first. */
    @ParameterizedTest
    @ValueSource(strings = {"dpor", "unfolding", "pcb"})
    void completeStrategiesSeeWhatConstructorsShow(String strategy) {
        int programs = PROGRAMS / 10;
        Question question = Question.of(strategy).withMostExecutions(3_000);
        Tally tally = judge(engine, question, LongStream.range(SEED, SEED + programs)
                .mapToObj(seed -> Generator.generate(seed, Size.TINY, Set.of(Feature.OBJECTS), Set.of())).iterator());
        assertThat(tally.finished).isGreaterThan(programs * 9 / 10);
    }

    private static Iterator<Program> programsWithTimeOuts(Size size, int count) {
        return LongStream.range(SEED, SEED + count)
                .mapToObj(seed -> Generator.generate(seed, size, Set.of(Feature.TIME_OUTS), Set.of())).iterator();
    }

    /** The rule itself: time passes only where no thread can go on. */
    @Test
    void withTimeOutsLastTheRuntimeDoesExactlyWhatIsPossible() {
        int programs = PROGRAMS / 20;
        Question question =
                Question.of(EngineFixture.EXHAUSTIVE).withTimeOuts(TimeOuts.LAST).withMostExecutions(2_000);
        Tally tally = judge(engine, question, programsWithTimeOuts(Size.TINY, programs));
        assertThat(tally.finished).isGreaterThan(programs * 9 / 10);
    }

    @Test
    void withTimeOutsLastDporSeesExactlyWhatIsPossible() {
        int programs = PROGRAMS / 5;
        Question question = Question.of("dpor").withTimeOuts(TimeOuts.LAST).withMostExecutions(3_000);
        Tally tiny = judge(engine, question, programsWithTimeOuts(Size.TINY, programs));
        Tally small = judge(engine, question, programsWithTimeOuts(Size.SMALL, programs / 5));
        assertThat(tiny.finished + small.finished).isGreaterThan(programs);
    }

    @Test
    void withTimeOutsLastDporSeesExactlyWhatIsPossibleInKnownPrograms() {
        Tally tally = judge(engine, Question.of("dpor").withTimeOuts(TimeOuts.LAST), KnownPrograms.all().iterator());
        assertThat(tally.finished).isEqualTo(KnownPrograms.all().size());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void withTimeOutsLastPcbSeesExactlyWhatIsPossibleWithinItsBound(int bound) {
        int programs = PROGRAMS / 20;
        Question question = Question.of("pcb").withTimeOuts(TimeOuts.LAST).withK(bound).withMostExecutions(3_000);
        Tally tally = judge(engine, question, programsWithTimeOuts(Size.TINY, programs));
        assertThat(tally.finished).isGreaterThan(programs * 9 / 10);
    }

    /**
     * What users get: every check that can fail, once, replayed a hundred times, with as few preemptions as brute force says it
     * takes; of a program in which nothing can go wrong, that nothing does in all of its schedules.
     */
    @Test
    void reportsAreTrueAndCannotLoseAPreemption() {
        int programs = PROGRAMS / 10;
        Question question = Question.of("dpor").withClaim(Claim.REPORTS).withMostExecutions(3_000);
        Tally known = judge(engine, question, KnownPrograms.all().iterator());
        Tally tiny = judge(question, Size.TINY, programs);
        Tally small = judge(question, Size.SMALL, programs / 10);
        assertThat(known.finished).isGreaterThan(KnownPrograms.all().size() * 9 / 10);
        assertThat(tiny.finished + small.finished).isGreaterThan(programs * 9 / 10);
        assertThat(tiny.failures).isGreaterThan(programs / 20);
        assertThat(tiny.blocked).isGreaterThan(programs / 50);
    }

    /** For strategies that choose inputs: the oracle and the runtime mean the same by all their values. */
    @Test
    void withAllInputsTheRuntimeDoesExactlyWhatIsPossible() {
        int programs = PROGRAMS / 50;
        Question question = Question.of(ExhaustiveInputsStrategy.class.getName()).withInputs().withMostExecutions(2_000);
        Tally tally = judge(engine, question, LongStream.range(SEED, SEED + programs)
                .mapToObj(seed -> Generator.generate(seed, Size.TINY, Set.of(Feature.INPUTS), Set.of())).iterator());
        assertThat(tally.finished).isGreaterThan(programs * 8 / 10);
    }

    @Test
    void dporSeesExactlyWhatIsPossibleInKnownPrograms() {
        Tally tally = judge(engine, Question.of("dpor"), KnownPrograms.all().iterator());
        assertThat(tally.finished).isEqualTo(KnownPrograms.all().size());
    }

    /** Failures, deadlocks and waits in vain, both ways; on nearly all programs it says that these are all. */
    @Test
    void proactiveSeesEveryWayToFail() {
        int programs = PROGRAMS / 10;
        try (EngineProcess values = EngineFixture.followingValues(JDK)) {
            Question question = Question.of("proactive").withMostExecutions(500);
            Tally tally = judge(values, question, Size.TINY, programs);
            assertThat(tally.finished).isGreaterThan(programs * 9 / 10);
            assertThat(tally.failures).isGreaterThan(programs / 50);
            assertThat(tally.blocked).isGreaterThan(programs / 50);
        }
    }

    /** No way is missing, none is counted twice, and no execution is made for nothing. */
    @Test
    void proactiveCountsTheWaysInWhichThreadsGo() {
        int programs = PROGRAMS / 10;
        int compared = 0;
        int several = 0;
        try (EngineProcess values = EngineFixture.followingValues(JDK)) {
            for (Iterator<Program> all = programs(Size.TINY, programs); all.hasNext(); ) {
                Program program = all.next();
                Explored orders = explored(values, program, AllWaysStrategy.class.getName());
                Explored solved = explored(values, program, "proactive");
                if (orders.finished() && solved.finished()) {
                    assertThat(solved.abstractTraces()).as(JavaPrinter.print(program)).isEqualTo(orders.abstractTraces());
                    compared++;
                    several += orders.abstractTraces() > 1 ? 1 : 0;
                }
            }
        }
        assertThat(compared).isGreaterThan(programs / 2);
        assertThat(several).isGreaterThan(programs / 10);
    }

    private static Explored explored(EngineProcess engine, Program program, String strategy) {
        return engine.explore(new ExploreRequest(program.name(), program.threads().size(), Emitter.emit(program), strategy, 1, 0,
                TimeOuts.ANY, 2_000, false));
    }

    @Test
    void proactiveWithOpenInputsSeesEveryWayToFailWithSomeInput() {
        int programs = PROGRAMS / 20;
        try (EngineProcess values = EngineFixture.followingValues(JDK)) {
            Question question = Question.of("proactive with open inputs").withMostExecutions(500);
            Tally tally = judge(values, question, LongStream.range(SEED, SEED + programs)
                    .mapToObj(seed -> Generator.generate(seed, Size.TINY, Set.of(Feature.INPUTS), Set.of())).iterator());
            assertThat(tally.finished).isGreaterThan(programs / 2);
            assertThat(tally.failures).isGreaterThan(programs / 50);
        }
    }

    @Test
    void unfoldingSeesAllThatAThreadCanComeTo() {
        int programs = PROGRAMS / 2;
        Question question = Question.of("unfolding").withMostExecutions(3_000);
        Tally tiny = judge(question, Size.TINY, programs);
        Tally small = judge(question, Size.SMALL, programs / 5);
        assertThat(tiny.finished + small.finished).isGreaterThan(programs);
    }

    @Test
    void unfoldingSeesAllThatAThreadCanComeToInKnownPrograms() {
        Tally tally = judge(engine, Question.of("unfolding"), KnownPrograms.all().iterator());
        assertThat(tally.finished).isEqualTo(KnownPrograms.all().size());
    }

    /** By the events of all executions alone, without having seen where they end. */
    @Test
    void theUnfoldingTellsWhoCanBeLeftWaiting() {
        int programs = PROGRAMS / 5;
        Question question = Question.of(WaitingEndsStrategy.class.getName()).withMostExecutions(2_000);
        Tally tally = judge(question, Size.TINY, programs);
        assertThat(tally.finished).isGreaterThan(programs * 9 / 10);
        assertThat(tally.blocked).isGreaterThan(programs / 50);
    }

    /** A thousand in the usual run. */
    @Test
    void theUnfoldingIsTheSameWhateverOrderItIsBuiltIn() {
        int programs = PROGRAMS / 5;
        Question question = Question.of(IsomorphicStrategy.class.getName()).withMostExecutions(2_000);
        assertThat(judge(question, Size.TINY, programs).finished).isGreaterThan(programs * 9 / 10);
    }

    /** On the JDK of the build, which may be an old one. */
    @Test
    void dporSeesTheSameOnPlatformThreads() {
        int programs = PROGRAMS / 50;
        try (EngineProcess platform = EngineFixture.on(Jdk.current(), "platform")) {
            Tally tally = judge(platform, Question.of("dpor").withMostExecutions(500), Size.TINY, programs);
            assertThat(tally.finished).isGreaterThan(programs * 9 / 10);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void pcbSeesExactlyWhatIsPossibleWithinItsBound(int bound) {
        int programs = PROGRAMS / 10;
        Question question = Question.of("pcb").withK(bound).withMostExecutions(3_000);
        assertThat(judge(question, Size.TINY, programs).finished).isGreaterThan(programs * 9 / 10);
        assertThat(judge(question, Size.SMALL, programs / 5).judged).isGreaterThan(programs / 6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pct"})
    void whatIncompleteStrategiesSeeIsPossible(String strategy) {
        int programs = PROGRAMS / 10;
        Tally tally = judge(Question.of(strategy).withK(3).withMostExecutions(60), Size.SMALL, programs);
        assertThat(tally.judged).isGreaterThan(programs * 9 / 10);
        assertThat(tally.finished).isZero();
    }
}
