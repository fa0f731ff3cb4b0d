package dev.heddle.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Claim;
import dev.heddle.oracle.program.Generator;
import dev.heddle.oracle.program.JavaPrinter;
import dev.heddle.oracle.program.Size;
import dev.heddle.oracle.run.EngineProcess;
import dev.heddle.oracle.run.Jdk;
import dev.heddle.oracle.run.StrategyRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every strategy of the catalogue, on the same programs: what it shows can happen, and what it claims it has seen. */
class ContractTest {

    private static final Jdk JDK = Jdk.newest();
    private static final int PROGRAMS = JDK.backend().equals("virtual") ? 25 : 8;
    private static final long SEED = 4_000_000;

    private static EngineProcess plain;
    private static EngineProcess followingValues;

    @BeforeAll
    static void startTheEngine() {
        plain = EngineFixture.on(JDK);
        followingValues = EngineFixture.followingValues(JDK);
    }

    @AfterAll
    static void endTheEngine() {
        plain.close();
        followingValues.close();
    }

    /** Those with a bound on interferences are judged for each bound, by {@link InterferenceAgainstBruteForceTest}. */
    static List<String> strategies() {
        return StrategyRegistry.names().stream().filter(name -> !StrategyRegistry.boundsInterference(name)).toList();
    }

    private static List<Verdict> judge(String strategy) {
        boolean values = StrategyRegistry.wantsValues(strategy);
        Judge judge = new Judge(values ? followingValues : plain,
                Question.of(strategy).withK(2).withMostExecutions(values ? 100 : 500));
        List<Verdict> verdicts = new ArrayList<>();
        judge.judge(LongStream.range(SEED, SEED + PROGRAMS).mapToObj(seed -> Generator.generate(seed, Size.TINY)).iterator(),
                verdicts::add);
        return verdicts;
    }

    @ParameterizedTest
    @MethodSource("strategies")
    void aStrategyKeepsItsContract(String strategy) {
        List<Verdict> verdicts = judge(strategy);

        for (Verdict verdict : verdicts) {
            String text = JavaPrinter.print(verdict.program()) + verdict.text();
            assertThat(verdict.missing()).as(text).isEmpty();
            assertThat(verdict.extra()).as(text).isEmpty();
        }
        if (StrategyRegistry.claim(strategy) != Claim.NOTHING) {
            assertThat(verdicts).extracting(Verdict::trouble).containsOnly("");
            assertThat(verdicts).filteredOn(Verdict::finished).hasSizeGreaterThan(PROGRAMS / 2);
        }
    }

    /** The contract can be broken: one that stops after its first execution and says that this is all. */
    @Test
    void oneThatStopsTooEarlyBreaksIt() {
        assertThat(judge(FirstExecutionStrategy.class.getName())).anyMatch(Verdict::differs);
    }
}
