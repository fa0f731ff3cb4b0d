package dev.heddle.oracle.program;

import java.util.ArrayList;
import java.util.List;

/** Copies statements and may give the variables in them other numbers; one that changes nothing just looks at them. */
abstract class Rewriter {

    int field(int index) {
        return index;
    }

    int array(int index) {
        return index;
    }

    int atomic(int index) {
        return index;
    }

    int slot(int index) {
        return index;
    }

    /** An object is used. */
    void box() {
        // Of interest only to those who look for it.
    }

    /** An object is made. */
    void newBox() {
        // Of interest only to those who look for it.
    }

    int monitor(int index) {
        return index;
    }

    int lock(int index) {
        return index;
    }

    int rwLock(int index) {
        return index;
    }

    /** The condition of a lock is used. */
    void condition(int lock) {
        // Of interest only to those who look for it.
    }

    /** A place is accessed through a VarHandle. */
    void handle(Place place) {
        // Of interest only to those who look for it.
    }

    /** A thread is interrupted. */
    void interrupt() {
        // Of interest only to those who look for it.
    }

    /** A thread joins another for some time. */
    void timedJoin() {
        // Of interest only to those who look for it.
    }

    /** A unit of time is named. */
    void time() {
        // Of interest only to those who look for it.
    }

    void input(Term.Input input) {
        // Of interest only to those who look for it.
    }

    int semaphore(int index) {
        return index;
    }

    int latch(int index) {
        return index;
    }

    /** A thread parks. */
    void park() {
        // Of interest only to those who look for it.
    }

    int thread(int index) {
        return index;
    }

    int local(int index) {
        return index;
    }

    final List<Stmt> rewrite(List<Stmt> statements) {
        List<Stmt> result = new ArrayList<>();
        statements.forEach(statement -> result.add(rewrite(statement)));
        return result;
    }

    private Stmt rewrite(Stmt statement) {
        if (statement instanceof Stmt.Read s) {
            return new Stmt.Read(local(s.local()), rewrite(s.from()));
        }
        if (statement instanceof Stmt.Write s) {
            return new Stmt.Write(rewrite(s.to()), rewrite(s.value()));
        }
        if (statement instanceof Stmt.Bump s) {
            return new Stmt.Bump(rewrite(s.place()), s.by());
        }
        if (statement instanceof Stmt.Add s) {
            return new Stmt.Add(local(s.local()), atomic(s.atomic()), s.by());
        }
        if (statement instanceof Stmt.Cas s) {
            return new Stmt.Cas(local(s.local()), handled(s.place()), rewrite(s.expected()), rewrite(s.value()));
        }
        if (statement instanceof Stmt.Exchange s) {
            return new Stmt.Exchange(local(s.local()), handled(s.place()), s.add(), rewrite(s.value()));
        }
        if (statement instanceof Stmt.Assign s) {
            return new Stmt.Assign(local(s.local()), rewrite(s.value()));
        }
        if (statement instanceof Stmt.New s) {
            newBox();
            List<Term> values = s.values().stream().map(this::rewrite).toList();
            return new Stmt.New(s.ref(), s.slot() < 0 ? -1 : slot(s.slot()), s.before(), values);
        }
        if (statement instanceof Stmt.Load s) {
            return new Stmt.Load(s.ref(), slot(s.slot()));
        }
        if (statement instanceof Stmt.Store s) {
            return new Stmt.Store(slot(s.slot()), s.ref());
        }
        if (statement instanceof Stmt.Same s) {
            box();
            return new Stmt.Same(local(s.local()), s.ref(), s.other());
        }
        if (statement instanceof Stmt.Wait s) {
            return new Stmt.Wait(s.site(), monitor(s.monitor()));
        }
        if (statement instanceof Stmt.Notify s) {
            return new Stmt.Notify(monitor(s.monitor()), s.all());
        }
        return rewriteWaiting(statement);
    }

    private Stmt rewriteWaiting(Stmt statement) {
        if (statement instanceof Stmt.ConditionWait s) {
            condition(lock(s.lock()));
            return new Stmt.ConditionWait(s.site(), lock(s.lock()));
        }
        if (statement instanceof Stmt.Signal s) {
            condition(lock(s.lock()));
            return new Stmt.Signal(lock(s.lock()), s.all());
        }
        if (statement instanceof Stmt.Sleep) {
            return statement;
        }
        if (statement instanceof Stmt.Interrupt s) {
            interrupt();
            return new Stmt.Interrupt(thread(s.thread()));
        }
        if (statement instanceof Stmt.LookInterrupted s) {
            return new Stmt.LookInterrupted(local(s.local()), s.clear());
        }
        if (statement instanceof Stmt.Timed s) {
            if (s.local() >= 0) {
                time();
            }
            if (s.inner() instanceof Stmt.Join) {
                timedJoin();
            }
            return new Stmt.Timed(s.local() < 0 ? -1 : local(s.local()), rewrite(s.inner()));
        }
        if (statement instanceof Stmt.Caught s) {
            return new Stmt.Caught(local(s.local()), rewrite(s.inner()));
        }
        if (statement instanceof Stmt.Acquire s) {
            return new Stmt.Acquire(s.site(), semaphore(s.semaphore()));
        }
        if (statement instanceof Stmt.Release s) {
            return new Stmt.Release(semaphore(s.semaphore()));
        }
        if (statement instanceof Stmt.Await s) {
            return new Stmt.Await(s.site(), latch(s.latch()));
        }
        if (statement instanceof Stmt.CountDown s) {
            return new Stmt.CountDown(latch(s.latch()));
        }
        if (statement instanceof Stmt.Park s) {
            park();
            return s;
        }
        if (statement instanceof Stmt.Unpark s) {
            park();
            return new Stmt.Unpark(thread(s.thread()));
        }
        if (statement instanceof Stmt.Start s) {
            return new Stmt.Start(thread(s.thread()));
        }
        if (statement instanceof Stmt.Join s) {
            return new Stmt.Join(s.site(), thread(s.thread()));
        }
        if (statement instanceof Stmt.Check s) {
            return new Stmt.Check(s.site(), rewrite(s.condition()));
        }
        return rewriteStructured(statement);
    }

    private Stmt rewriteStructured(Stmt statement) {
        if (statement instanceof Stmt.If s) {
            return new Stmt.If(rewrite(s.condition()), rewrite(s.then()), rewrite(s.otherwise()));
        }
        if (statement instanceof Stmt.IfNull s) {
            box();
            return new Stmt.IfNull(s.ref(), rewrite(s.then()), rewrite(s.otherwise()));
        }
        if (statement instanceof Stmt.SyncBox s) {
            box();
            return new Stmt.SyncBox(s.site(), s.ref(), rewrite(s.body()));
        }
        if (statement instanceof Stmt.Repeat s) {
            return new Stmt.Repeat(s.times(), rewrite(s.body()));
        }
        if (statement instanceof Stmt.While s) {
            return new Stmt.While(
                    local(s.local()), rewrite(s.place()), s.comparison(), s.constant(), s.most(), rewrite(s.body()));
        }
        if (statement instanceof Stmt.Sync s) {
            return new Stmt.Sync(s.site(), monitor(s.monitor()), rewrite(s.body()));
        }
        if (statement instanceof Stmt.Locked s) {
            return new Stmt.Locked(s.site(), lock(s.lock()), s.unlock(), rewrite(s.body()));
        }
        if (statement instanceof Stmt.RwLocked s) {
            return new Stmt.RwLocked(s.site(), rwLock(s.lock()), s.write(), s.unlock(), rewrite(s.body()));
        }
        if (statement instanceof Stmt.TryRwLocked s) {
            return new Stmt.TryRwLocked(rwLock(s.lock()), s.write(), rewrite(s.body()), rewrite(s.otherwise()));
        }
        Stmt.TryLocked s = (Stmt.TryLocked) statement;
        if (s.timed()) {
            time();
        }
        return new Stmt.TryLocked(s.site(), lock(s.lock()), s.timed(), rewrite(s.body()), rewrite(s.otherwise()));
    }

    private Condition rewrite(Condition condition) {
        return new Condition(rewrite(condition.left()), condition.comparison(), rewrite(condition.right()));
    }

    private Place rewrite(Place place) {
        if (place instanceof Place.Field field) {
            return new Place.Field(field(field.index()));
        }
        if (place instanceof Place.Slot slot) {
            return new Place.Slot(slot(slot.index()));
        }
        if (place instanceof Place.Member) {
            box();
            return place;
        }
        if (place instanceof Place.Atomic atomic) {
            return new Place.Atomic(atomic(atomic.index()));
        }
        Place.Element element = (Place.Element) place;
        return new Place.Element(array(element.array()), rewrite(element.index()));
    }

    private Place handled(Place place) {
        if (!(place instanceof Place.Atomic)) {
            handle(place);
        }
        return rewrite(place);
    }

    private Term rewrite(Term expr) {
        if (expr instanceof Term.Input input) {
            input(input);
        }
        return expr instanceof Term.Local local ? new Term.Local(local(local.index()), local.add()) : expr;
    }
}
