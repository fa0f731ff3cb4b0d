package dev.heddle.engine.worker;

/**
 * How long an execution has gone without a sign of life. Code that runs on is held to the time in which it could run: on
 * a machine that is busy with other things, or while a test with thousands of classes starts, little gets done in many
 * seconds. Code that waits needs no processor, so all of its time counts.
 */
final class Silence {

    /** A process that uses less than this part of a processor waits. */
    private static final int WAITING = 20;

    private final long mostAtOnce;
    private long lastLook;
    private long lastUsed;
    private long passed;
    private long ran;

    /**
     * Begins now.
     *
     * @param mostAtOnce time between two looks beyond this does not count: who looks has not had its turn either
     * @param now in nanoseconds
     * @param used processor time of this process so far in nanoseconds, or -1 if it cannot be told
     */
    Silence(long mostAtOnce, long now, long used) {
        this.mostAtOnce = mostAtOnce;
        this.lastLook = now;
        this.lastUsed = used;
    }

    /** Another look, with nothing seen since the last. */
    void goesOn(long now, long used) {
        long time = Math.min(now - lastLook, mostAtOnce);
        passed += time;
        ran += used < 0 || lastUsed < 0 ? time : used - lastUsed;
        lastLook = now;
        lastUsed = used;
    }

    /** There was a sign of life. */
    void broken() {
        passed = 0;
        ran = 0;
    }

    /** Looked at as a whole: in a short time a process may have had no turn without waiting for anything. */
    long nanos() {
        return ran < passed / WAITING ? passed : Math.min(passed, ran);
    }
}
