package dev.heddle.engine.strategy.api;

import dev.heddle.engine.coverage.Statement;

/**
 * Who touched what in an execution, in the order in which it happened: every access to a variable that is followed, also under a
 * lock, and every operation that synchronises. Kept only where it is {@linkplain Strategy#wantsContacts asked for}.
 */
public interface Contacts {

    int count();

    /** Number of the thread in this execution. */
    int thread(int event);

    /** Threads of this execution. */
    int threads();

    /** Position of a thread among all of this execution in the order of their paths, which other schedules do not change. */
    int rank(int thread);

    /** Number of the variable in this execution. */
    int variable(int event);

    /** Variables of this execution. */
    int variables();

    Mode mode(int event);

    /** Number of the statement in this process, from 1. */
    int statement(int event);

    /** What stands behind the number of a statement. */
    Statement named(int statement);
}
