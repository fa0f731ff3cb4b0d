package dev.heddle.oracle.program;

import java.util.List;

/**
 * A statement. Statements at which a thread can be blocked or can fail have a site number, which names them in outcomes.
 */
public sealed interface Stmt {

    /** The field of an object that it is about, so that it is left out where there is none; or null. */
    default Place.Member member() {
        Place place = this instanceof Read s ? s.from()
                : this instanceof Write s ? s.to()
                : this instanceof Bump s ? s.place() : null;
        return place instanceof Place.Member member ? member : null;
    }

    /** {@code local = place}. */
    record Read(int local, Place from) implements Stmt {}

    /** {@code place = value}. */
    record Write(Place to, Term value) implements Stmt {}

    /** {@code place = place + by}: a read and a write. */
    record Bump(Place place, int by) implements Stmt {}

    /** {@code local = atomic.addAndGet(by)}. */
    record Add(int local, int atomic, int by) implements Stmt {}

    /** {@code local = place.compareAndSet(expected, value) ? 1 : 0}; through a VarHandle where the place is no atomic. */
    record Cas(int local, Place place, Term expected, Term value) implements Stmt {}

    /** {@code local = place.getAndAdd(value)} or {@code getAndSet}; through a VarHandle where the place is no atomic. */
    record Exchange(int local, Place place, boolean add, Term value) implements Stmt {}

    /** {@code local = value}. */
    record Assign(int local, Term value) implements Stmt {}

    /**
     * {@code ref = new Box(values)}. The constructor sets the fields in their order.
     *
     * @param slot where the constructor publishes the object, or -1
     * @param before the field before which it does; the number of fields: after all of them
     */
    record New(int ref, int slot, int before, List<Term> values) implements Stmt {}

    /** {@code ref = slot}. */
    record Load(int ref, int slot) implements Stmt {}

    /** {@code slot = ref}. */
    record Store(int slot, int ref) implements Stmt {}

    /** {@code local = ref == other ? 1 : 0}. */
    record Same(int local, int ref, int other) implements Stmt {}

    /** {@code if (ref == null) { then } else { otherwise }}. */
    record IfNull(int ref, List<Stmt> then, List<Stmt> otherwise) implements Stmt {}

    /** {@code if (ref != null) { synchronized (ref) { body } }}. */
    record SyncBox(int site, int ref, List<Stmt> body) implements Stmt {}

    /** Runs one of two blocks. */
    record If(Condition condition, List<Stmt> then, List<Stmt> otherwise) implements Stmt {}

    /** Runs its body a fixed number of times. */
    record Repeat(int times, List<Stmt> body) implements Stmt {}

    /**
     * Runs its body as long as a shared variable has, or has not, a value; the last value read is left in a local.
     *
     * @param most how often it runs the body at most; 0 for no limit, which only a body that waits may have
     */
    record While(int local, Place place, Condition.Comparison comparison, int constant, int most, List<Stmt> body)
            implements Stmt {}

    /** A synchronized block. */
    record Sync(int site, int monitor, List<Stmt> body) implements Stmt {}

    /** A block between {@code lock()} and {@code unlock()} of a ReentrantLock. */
    record Locked(int site, int lock, Unlock unlock, List<Stmt> body) implements Stmt {}

    /**
     * {@code if (lock.tryLock()) { body; lock.unlock(); } else { otherwise }}.
     *
     * @param timed whether it waits for some time
     */
    record TryLocked(int site, int lock, boolean timed, List<Stmt> body, List<Stmt> otherwise) implements Stmt {}

    /** A block between {@code lock()} and {@code unlock()} of the read or the write lock of a ReentrantReadWriteLock. */
    record RwLocked(int site, int lock, boolean write, Unlock unlock, List<Stmt> body) implements Stmt {}

    /** The same with {@code tryLock}. */
    record TryRwLocked(int lock, boolean write, List<Stmt> body, List<Stmt> otherwise) implements Stmt {}

    /** {@code await()} of a lock's condition; stands in a block that holds the lock. */
    record ConditionWait(int site, int lock) implements Stmt {}

    /** {@code signal} or {@code signalAll} of a lock's condition; stands in a block that holds the lock. */
    record Signal(int lock, boolean all) implements Stmt {}

    /** {@code monitor.wait()}; stands in a block that is synchronized on the monitor. */
    record Wait(int site, int monitor) implements Stmt {}

    /** {@code notify} or {@code notifyAll}; stands in a block that is synchronized on the monitor. */
    record Notify(int monitor, boolean all) implements Stmt {}

    /** Starts a thread, which nobody else starts. */
    record Start(int thread) implements Stmt {}

    /** Joins a thread that the same thread has started before. */
    record Join(int site, int thread) implements Stmt {}

    /** {@code semaphore.acquire()}. */
    record Acquire(int site, int semaphore) implements Stmt {}

    /** {@code semaphore.release()}, also by threads that have acquired nothing. */
    record Release(int semaphore) implements Stmt {}

    /** {@code latch.await()}. */
    record Await(int site, int latch) implements Stmt {}

    /** {@code latch.countDown()}. */
    record CountDown(int latch) implements Stmt {}

    /** {@code LockSupport.park()}. */
    record Park(int site) implements Stmt {}

    /** {@code LockSupport.unpark(thread)} of a thread that the same thread has started before. */
    record Unpark(int thread) implements Stmt {}

    /** {@code Thread.sleep}. */
    record Sleep(int site) implements Stmt {}

    /** Interrupts a thread that the same thread has started before, or itself. */
    record Interrupt(int thread) implements Stmt {}

    /** {@code local = Thread.interrupted() ? 1 : 0}, or without clearing the flag. */
    record LookInterrupted(int local, boolean clear) implements Stmt {}

    /**
     * A wait that time ends: of a monitor, condition, thread, semaphore or latch, or a park. The local is 1 if what was
     * waited for has come; not set by waits that do not tell.
     */
    record Timed(int local, Stmt inner) implements Stmt {}

    /** A wait, timed or not, that an interrupt ends; then the local is 1. Without this, the interrupt fails the thread. */
    record Caught(int local, Stmt inner) implements Stmt {}

    /** Fails unless the condition holds. */
    record Check(int site, Condition condition) implements Stmt {}

    /** When a lock is given back. */
    enum Unlock {
        /** After the block, unless something was thrown. */
        AFTER,
        /** Always. */
        FINALLY,
        /** Never. */
        NEVER
    }
}
