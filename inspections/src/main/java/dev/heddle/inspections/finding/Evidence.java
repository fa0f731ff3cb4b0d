package dev.heddle.inspections.finding;

/**
 * What speaks for a finding. It is all that decides whether the finding is a warning or a weak one; which of the two
 * each kind deserves was measured on real libraries (docs/inspections-precision.md).
 */
public enum Evidence {
    /** A test or a small program that starts its threads itself: nothing that is not in sight can keep an order. */
    WHOLE_PROGRAM(true),
    /** An annotation, an option or the kind of class says that several threads come here. */
    DECLARED(true),
    /** The class guards the variable with a lock at three places and more, and at most of its places. */
    LOCKING_HABIT(true),
    /** A stop flag, or what a thread makes while others close: closing beside a thread is what these methods are for. */
    CLOSED_WHILE_RUNNING(true),
    /** The statement itself breaks a rule, whatever the threads do, and one that hurts libraries too. */
    BROKEN_RULE(true),

    /** Both threads can be read in the file, but it is part of a library: its users mostly keep an order. */
    THREADS_IN_SIGHT(false),
    /** The content of a collection that breaks when two threads are at it: mostly filled before they are. */
    PLAIN_COLLECTION(false),
    /** Locks of the file, one inside the other: what keeps the two orders apart is mostly in other files. */
    NESTED_LOCKS(false),
    /** Whoever calls chooses the order in which two objects of a class are locked: mostly their roles fix it. */
    CALLERS_CHOICE(false),
    /** A thread's own value that a public getter hands out: mostly set at its start, or asked for at its end. */
    HANDED_OUT(false),
    /** A field that only setters and set-up write: most objects are set up before they are shared. */
    SETTING(false),
    /** The class says that it is made for several threads: most that say so have seen to it. */
    PROMISED(false),
    /** A comment shows that the author thought of other threads here. */
    EXPLAINED(false),
    /** Read after the lock was taken, or others were waited for: not older than that. */
    ORDERED(false),
    /** A reference that is replaced and never cleared: the old object still works. */
    REPLACED(false),
    /** The thread works with a copy of what another one clears. */
    COPIED(false),
    /** A class that only its own package uses, or that is part of another: who uses it mostly holds a lock already. */
    OF_ONE_CIRCLE(false),
    /** An object that by its kind has one user at a time, such as a reader or a cursor. */
    OF_ONE_USER(false),
    /** A lock that the class takes at one or two places, or at the fewer of its places: too few for a habit. */
    FEW_PLACES(false),
    /** Cleared by whoever closes: mostly the thread has been stopped before, by what other files do. */
    CLEARED_BY_CLOSING(false),
    /** A rule that libraries mostly break without harm: only a program shows that it matters. */
    SELDOM_HARMFUL(false),
    /** Another thread is only assumed, or an order that another file keeps may forbid the clash. */
    ASSUMED_THREAD(false),
    /** Locks that meet only through calls, often of other files, where more may be known. */
    LOCKS_THROUGH_CALLS(false),
    /** Right where it is meant that way: a pause that may end early, an interrupt that is answered elsewhere. */
    PERHAPS_MEANT(false);

    private final boolean wellFounded;

    Evidence(boolean wellFounded) {
        this.wellFounded = wellFounded;
    }

    public Finding.Strength strength() {
        return wellFounded ? Finding.Strength.NORMAL : Finding.Strength.WEAK;
    }
}
