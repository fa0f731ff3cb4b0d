package dev.heddle.engine.encoding;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.symbolic.expr.Expr;

/** Something that happens in a step, in its order there. */
public sealed interface RecordedEvent {

    /**
     * A variable is read; for monitors, locks, permits and the like the variable is their state.
     *
     * @param symbol stands for what is read
     */
    record Read(long key, Expr symbol) implements RecordedEvent {}

    /** A variable is written. */
    record Write(long key, Expr value) implements RecordedEvent {}

    /** The step is possible only where this holds: what was waited for has come. */
    record Requirement(Expr condition) implements RecordedEvent {}

    /**
     * The thread goes one way because of values.
     *
     * @param condition what held, on the way that it went
     * @param outcome tells the way from others that it may go at the same place
     * @param manyWays whether there may be more than one other way
     */
    record Decision(Expr condition, long outcome, boolean manyWays, SourceLocation at) implements RecordedEvent {}
}
