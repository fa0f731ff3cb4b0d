package dev.heddle.engine.encoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a thread reads of what was written before it began is no question; what others write beside it is. */
class SettledReadsTest {

    private static final long GIVEN = 1;
    private static final long SHARED = 2;
    private static final long COPY = 3;

    private final Expressions expressions = new Expressions();

    @Test
    void decisionsOnWhatWasSettledBeforeTheThreadBeganAreNone() {
        Expr given = symbol("given");
        Expr shared = symbol("shared");
        Expr copy = symbol("copy");
        RecordedStep prepares = step(0, 0, 0, -1, new RecordedEvent.Write(GIVEN, number(5)));
        RecordedStep decides = step(1, 1, 0, 0, new RecordedEvent.Read(GIVEN, given), decision(given, 5),
                new RecordedEvent.Write(COPY, expressions.binary(Operator.ADD, given, number(1))));
        RecordedStep interferes = step(2, 0, 1, -1, new RecordedEvent.Write(SHARED, number(7)));
        RecordedStep looks = step(3, 1, 1, -1, new RecordedEvent.Read(SHARED, shared), decision(shared, 7),
                new RecordedEvent.Read(COPY, copy), decision(copy, 6));
        RecordedRun run = new RecordedRun(List.of(prepares, decides, interferes, looks), new TreeMap<>(),
                Map.of(GIVEN, number(0), SHARED, number(0), COPY, number(0)), Map.of(), List.of());

        RecordedRun plainer = SettledReads.in(run, expressions);

        assertThat(new Encoding(run, expressions).deviations()).hasSize(3);
        assertThat(new Encoding(plainer, expressions).deviations()).extracting(Deviation::decision, Deviation::place,
                        deviation -> deviation.step().index())
                .containsExactly(tuple(0, 1, 3));
        assertThat(plainer.steps().get(1).events().get(2)).isEqualTo(new RecordedEvent.Write(COPY, number(6)));
    }

    private RecordedEvent.Decision decision(Expr read, long value) {
        return new RecordedEvent.Decision(expressions.equal(read, number(value)), 1, false, null);
    }

    private RecordedStep step(int index, int thread, int number, int start, RecordedEvent... events) {
        return new RecordedStep(index, thread, number, start, -1, null, 0, 0, 0, false, false, false, 0, List.of(events));
    }

    private Expr symbol(String name) {
        return expressions.input(Sort.LONG, name, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private Expr number(long value) {
        return expressions.constant(Sort.LONG, value);
    }
}
