package dev.heddle.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.oracle.program.Generator;
import dev.heddle.oracle.program.JavaPrinter;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Shrinker;
import dev.heddle.oracle.program.Size;
import dev.heddle.oracle.program.Stmt;
import dev.heddle.oracle.run.EngineProcess;
import dev.heddle.oracle.run.Jdk;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ShrinkerTest {

    @Test
    void onlyWhatThePropertyNeedsIsLeft() {
        Program large = Generator.generate(
                LongStream.range(0, 1_000).filter(seed -> text(seed).contains(".notifyAll()")).findFirst().orElseThrow(),
                Size.SMALL);
        Program small = new Shrinker(program -> JavaPrinter.print(program).contains(".notifyAll()")).shrink(large);
        List<Stmt> statements = small.threads().stream().flatMap(body -> body.statements().stream())
                .filter(statement -> !(statement instanceof Stmt.Start)).toList();
        assertThat(statements).hasSize(1);
        assertThat(((Stmt.Sync) statements.get(0)).body()).containsExactly(new Stmt.Notify(0, true));
        assertThat(small.fields()).isEmpty();
    }

    private static String text(long seed) {
        return JavaPrinter.print(Generator.generate(seed, Size.SMALL));
    }

    @Test
    void aStrategyThatStopsTooEarlyIsShownOnATinyProgram() {
        try (EngineProcess engine = EngineFixture.on(Jdk.newest())) {
            Judge judge = new Judge(engine, Question.of(FirstExecutionStrategy.class.getName()));
            Program wrong = LongStream.range(0, 100).mapToObj(seed -> Generator.generate(seed, Size.SMALL))
                    .filter(program -> judge.judge(program).differs()).findFirst().orElseThrow();
            Program small = judge.shrink(wrong);
            Verdict verdict = judge.judge(small);
            assertThat(verdict.missing()).isNotEmpty();
            assertThat(verdict.extra()).isEmpty();
            assertThat(verdict.text()).contains("not found: ").endsWith("after 1 execution\n");
            assertThat(small.threads().stream().mapToInt(body -> body.statements().size()).sum())
                    .as(JavaPrinter.print(small)).isLessThanOrEqualTo(4);
        }
    }
}
