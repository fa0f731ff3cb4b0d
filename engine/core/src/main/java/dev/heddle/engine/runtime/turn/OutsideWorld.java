package dev.heddle.engine.runtime.turn;

/** What may come from outside an execution and lets threads go on: input, room for output. */
public interface OutsideWorld {

    /** Before a scheduling point: asks anew if the step that has been made may have changed the answer. */
    void look();

    /** Before a choice among threads: gives real time to what is awaited if all that happens is that waits time out. */
    void lets(EnabledThreads enabled);

    /** Before time passes: whether there is something for a thread after all, which comes first. */
    boolean comesBeforeTime(EnabledThreads enabled);

    /** Whether input comes for a thread after all, of an execution in which none goes on. */
    boolean brings(Ending over);

    /** How an execution ends in which no thread goes on, and no input has come. */
    Ending judge(Ending over);
}
