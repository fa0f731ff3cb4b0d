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

    int monitor(int index) {
        return index;
    }

    int lock(int index) {
        return index;
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
            return new Stmt.Cas(local(s.local()), atomic(s.atomic()), rewrite(s.expected()), rewrite(s.value()));
        }
        if (statement instanceof Stmt.Assign s) {
            return new Stmt.Assign(local(s.local()), rewrite(s.value()));
        }
        if (statement instanceof Stmt.Wait s) {
            return new Stmt.Wait(s.site(), monitor(s.monitor()));
        }
        if (statement instanceof Stmt.Notify s) {
            return new Stmt.Notify(monitor(s.monitor()), s.all());
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
        Stmt.TryLocked s = (Stmt.TryLocked) statement;
        return new Stmt.TryLocked(lock(s.lock()), rewrite(s.body()), rewrite(s.otherwise()));
    }

    private Condition rewrite(Condition condition) {
        return new Condition(rewrite(condition.left()), condition.comparison(), rewrite(condition.right()));
    }

    private Place rewrite(Place place) {
        if (place instanceof Place.Field field) {
            return new Place.Field(field(field.index()));
        }
        if (place instanceof Place.Atomic atomic) {
            return new Place.Atomic(atomic(atomic.index()));
        }
        Place.Element element = (Place.Element) place;
        return new Place.Element(array(element.array()), rewrite(element.index()));
    }

    private Expr rewrite(Expr expr) {
        return expr instanceof Expr.Local local ? new Expr.Local(local(local.index()), local.add()) : expr;
    }
}
