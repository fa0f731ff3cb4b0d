package dev.heddle.oracle.brute;

import dev.heddle.oracle.brute.Instruction.Kind;
import dev.heddle.oracle.program.BoxStatements;
import dev.heddle.oracle.program.Condition.Comparison;
import dev.heddle.oracle.program.Condition;
import dev.heddle.oracle.program.Place;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Stmt;
import dev.heddle.oracle.program.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The statements of one thread as a flat list of instructions. */
final class Code {

    /** For statements that an interrupt does not end. */
    private static final int NOBODY = -1;

    /** Whether anybody is interrupted; if not, looking for interrupts is no step. */
    private final boolean interrupts;
    private final List<Instruction> instructions = new ArrayList<>();
    /** What is undone when something is thrown, innermost first. */
    private final Deque<Instruction> cleanUp = new ArrayDeque<>();
    /** The first local variable that has an object. */
    private final int refs;
    /** Objects made so far, by this thread and those before it. */
    private int made;
    private int locals;
    private boolean looksForEnds;

    private Code(Program.Body body, boolean interrupts, int made) {
        this.refs = body.locals();
        this.locals = refs + BoxStatements.REFS;
        this.interrupts = interrupts;
        this.made = made;
    }

    /** @param made how many objects the threads before it make */
    static Code of(Program program, int thread, int made) {
        Program.Body body = program.threads().get(thread);
        Code code = new Code(body, program.interrupts(), made);
        if (thread > 0) {
            code.add(Instruction.of(Kind.BEGIN, -1));
        }
        code.looksForEnds = thread > 0 && program.looksForEnds();
        code.block(body.statements());
        code.visibleEnd();
        code.add(Instruction.of(Kind.END, -1));
        return code;
    }

    Instruction[] instructions() {
        return instructions.toArray(new Instruction[0]);
    }

    /** Number of local variables with those that statements need for themselves. */
    int locals() {
        return locals;
    }

    private void visibleEnd() {
        if (looksForEnds) {
            add(Instruction.of(Kind.VISIBLE_END, -1));
        }
    }

    private int add(Instruction instruction) {
        instructions.add(instruction);
        return instructions.size() - 1;
    }

    private int here() {
        return instructions.size();
    }

    private void land(int jump) {
        instructions.set(jump, instructions.get(jump).to(here()));
    }

    private void block(List<Stmt> statements) {
        statements.forEach(this::statement);
    }

    private void statement(Stmt statement) {
        Place.Member member = statement.member();
        int without = member == null ? -1 : add(Instruction.unless(isThere(member.ref())));
        plain(statement);
        if (without >= 0) {
            land(without);
        }
    }

    private Condition isThere(int ref) {
        return new Condition(Term.local(refs + ref), Comparison.DIFFERENT, Term.of(0));
    }

    private void plain(Stmt statement) {
        if (statement instanceof Stmt.Read s) {
            add(Instruction.read(s.local(), s.from()));
        } else if (statement instanceof Stmt.Write s) {
            add(Instruction.write(s.to(), s.value()));
        } else if (statement instanceof Stmt.Bump s) {
            int read = locals++;
            add(Instruction.read(read, s.place()));
            add(Instruction.write(s.place(), new Term.Local(read, s.by())));
            // A value that is not used any more must not tell states apart.
            add(Instruction.assign(read, Term.of(0)));
        } else if (statement instanceof Stmt.Add s) {
            add(Instruction.update(
                    Kind.ADD_AND_GET, s.local(), new Place.Atomic(s.atomic()), Term.of(s.by()), null));
        } else if (statement instanceof Stmt.Exchange s) {
            add(Instruction.update(
                    s.add() ? Kind.GET_AND_ADD : Kind.GET_AND_SET, s.local(), s.place(), s.value(), null));
        } else if (statement instanceof Stmt.Cas s) {
            add(Instruction.update(Kind.COMPARE_AND_SET, s.local(), s.place(), s.expected(), s.value()));
        } else if (statement instanceof Stmt.Assign s) {
            add(Instruction.assign(s.local(), s.value()));
        } else if (statement instanceof Stmt.Start s) {
            add(Instruction.of(Kind.START, s.thread()));
        } else if (statement instanceof Stmt.New s) {
            make(s);
        } else if (statement instanceof Stmt.Load s) {
            add(Instruction.read(refs + s.ref(), new Place.Slot(s.slot())));
        } else if (statement instanceof Stmt.Store s) {
            add(Instruction.write(new Place.Slot(s.slot()), Term.local(refs + s.ref())));
        } else if (statement instanceof Stmt.Same s) {
            int differ = add(Instruction.unless(new Condition(
                    Term.local(refs + s.ref()), Comparison.EQUAL, Term.local(refs + s.other()))));
            add(Instruction.assign(s.local(), Term.of(1)));
            int same = add(Instruction.of(Kind.JUMP, -1));
            land(differ);
            add(Instruction.assign(s.local(), Term.of(0)));
            land(same);
        } else if (statement instanceof Stmt.Caught s) {
            waiting(s.inner(), s.local());
        } else if (!waiting(statement, NOBODY) && !wakes(statement)) {
            structured(statement);
        }
    }

    /** Nobody else knows the object before the constructor publishes it. */
    private void make(Stmt.New s) {
        add(Instruction.assign(refs + s.ref(), Term.of(++made)));
        boolean published = false;
        for (int i = 0; i <= s.values().size(); i++) {
            if (s.slot() >= 0 && s.before() == i) {
                published = true;
                add(Instruction.write(new Place.Slot(s.slot()), Term.local(refs + s.ref())));
            }
            if (i < s.values().size()) {
                Place member = new Place.Member(s.ref(), i);
                add(published ? Instruction.write(member, s.values().get(i))
                        : Instruction.initialize(member, s.values().get(i)));
            }
        }
    }

    private boolean wakes(Stmt statement) {
        if (statement instanceof Stmt.Notify s) {
            add(Instruction.of(s.all() ? Kind.NOTIFY_ALL : Kind.NOTIFY, s.monitor()));
        } else if (statement instanceof Stmt.Signal s) {
            add(Instruction.of(s.all() ? Kind.SIGNAL_ALL : Kind.SIGNAL, s.lock()));
        } else if (statement instanceof Stmt.Release s) {
            add(Instruction.of(Kind.RELEASE, s.semaphore()));
        } else if (statement instanceof Stmt.CountDown s) {
            add(Instruction.of(Kind.COUNT_DOWN, s.latch()));
        } else if (statement instanceof Stmt.Unpark s) {
            add(Instruction.of(Kind.UNPARK, s.thread()));
        } else if (statement instanceof Stmt.Interrupt s) {
            add(Instruction.of(Kind.INTERRUPT, s.thread()));
        } else if (statement instanceof Stmt.LookInterrupted s) {
            add(!interrupts ? Instruction.assign(s.local(), Term.of(0))
                    : Instruction.look(s.clear() ? Kind.CLEAR_INTERRUPTED : Kind.LOOK_INTERRUPTED, s.local()));
        } else {
            return false;
        }
        return true;
    }

    /** A wait; {@code caught} is the local that tells of an interrupt, or NOBODY catches it. */
    private boolean waiting(Stmt statement, int caught) {
        boolean timed = statement instanceof Stmt.Timed;
        Stmt wait = statement instanceof Stmt.Timed s ? s.inner() : statement;
        int tells = statement instanceof Stmt.Timed s ? s.local() : -1;
        if (wait instanceof Stmt.Wait s) {
            waiting(new Waiting(Kind.WAIT, Kind.WAKE, Kind.ENTER_AGAIN, s.monitor(), s.site(), timed, tells, caught));
        } else if (wait instanceof Stmt.ConditionWait s) {
            waiting(new Waiting(Kind.CONDITION_WAIT, Kind.CONDITION_WAKE, Kind.LOCK_AGAIN, s.lock(), s.site(), timed,
                    tells, caught));
        } else if (wait instanceof Stmt.Acquire s) {
            waiting(new Waiting(null, Kind.ACQUIRE, null, s.semaphore(), s.site(), timed, tells, caught));
        } else if (wait instanceof Stmt.Await s) {
            waiting(new Waiting(null, Kind.AWAIT, null, s.latch(), s.site(), timed, tells, caught));
        } else if (wait instanceof Stmt.Join s) {
            waiting(new Waiting(null, Kind.JOIN, null, s.thread(), s.site(), timed, tells, caught));
        } else if (wait instanceof Stmt.Sleep s) {
            waiting(new Waiting(null, Kind.SLEEP, null, -1, s.site(), false, tells, caught));
        } else if (wait instanceof Stmt.Park s) {
            Instruction park = Instruction.at(Kind.PARK, -1, s.site());
            add(timed ? park.late(here() + 1) : park);
        } else {
            return false;
        }
        return true;
    }

    /**
     * A wait.
     *
     * @param before gives up what is held, or null
     * @param again gets it back after a wait that ended otherwise, or null
     * @param tells the local that tells whether what was waited for has come, or -1
     * @param caught the local that tells of an interrupt, or NOBODY catches it
     */
    private record Waiting(
            Kind before, Kind waits, Kind again, int index, int site, boolean timed, int tells, int caught) {}

    private void waiting(Waiting w) {
        // One that joins looks for interrupts only while it really waits.
        int check = interrupts && w.waits != Kind.JOIN ? add(Instruction.of(Kind.CHECK_INTERRUPTED, -1)) : -1;
        if (w.before != null) {
            add(Instruction.at(w.before, w.index, w.site));
        }
        int wait = add(Instruction.at(w.waits, w.index, w.site));
        tell(w, 1);
        int end = add(Instruction.of(Kind.JUMP, -1));
        if (w.timed) {
            instructions.set(wait, instructions.get(wait).late(here()));
            again(w);
            tell(w, 0);
        }
        int timedEnd = interrupts ? add(Instruction.of(Kind.JUMP, -1)) : -1;
        if (interrupts) {
            land(wait);
            if (w.again != null) {
                again(w);
                add(Instruction.of(Kind.FORGET_INTERRUPT, -1));
            }
            if (check >= 0) {
                land(check);
            }
            interrupted(w.site, w.caught);
            land(timedEnd);
        }
        land(end);
    }

    private void again(Waiting w) {
        if (w.again != null) {
            add(Instruction.at(w.again, w.index, w.site));
        }
    }

    private void tell(Waiting w, int value) {
        if (w.tells >= 0) {
            add(Instruction.assign(w.tells, Term.of(value)));
        }
    }

    private void interrupted(int site, int caught) {
        if (caught != NOBODY) {
            add(Instruction.assign(caught, Term.of(1)));
        } else {
            fail(site);
        }
    }

    private void structured(Stmt statement) {
        if (statement instanceof Stmt.If s) {
            choice(add(Instruction.unless(s.condition())), s.then(), s.otherwise());
        } else if (statement instanceof Stmt.IfNull s) {
            choice(add(Instruction.unless(new Condition(Term.local(refs + s.ref()), Comparison.EQUAL, Term.of(0)))),
                    s.then(), s.otherwise());
        } else if (statement instanceof Stmt.SyncBox s) {
            int without = add(Instruction.unless(isThere(s.ref())));
            int locked = locals++;
            add(Instruction.assign(locked, Term.local(refs + s.ref())));
            add(Instruction.at(Kind.ENTER, -2 - locked, s.site()));
            Instruction exit = Instruction.of(Kind.EXIT, -2 - locked);
            guarded(s.body(), exit);
            add(exit);
            add(Instruction.assign(locked, Term.of(0)));
            land(without);
        } else if (statement instanceof Stmt.TryLocked s) {
            tryLocked(s);
        } else if (statement instanceof Stmt.TryRwLocked s) {
            int attempt = add(Instruction.of(s.write() ? Kind.TRY_WRITE_LOCK : Kind.TRY_READ_LOCK, s.lock()));
            block(s.body());
            add(Instruction.of(s.write() ? Kind.WRITE_UNLOCK : Kind.READ_UNLOCK, s.lock()));
            choice(attempt, List.of(), s.otherwise());
        } else if (statement instanceof Stmt.Repeat s) {
            int counter = locals++;
            add(Instruction.assign(counter, Term.of(0)));
            int start = here();
            int done = add(Instruction.unless(below(counter, s.times())));
            block(s.body());
            again(counter, start);
            land(done);
            add(Instruction.assign(counter, Term.of(0)));
        } else if (statement instanceof Stmt.While s) {
            loop(s);
        } else if (statement instanceof Stmt.Sync s) {
            add(Instruction.at(Kind.ENTER, s.monitor(), s.site()));
            Instruction exit = Instruction.of(Kind.EXIT, s.monitor());
            guarded(s.body(), exit);
            add(exit);
        } else if (statement instanceof Stmt.Locked s) {
            add(Instruction.at(Kind.LOCK, s.lock(), s.site()));
            locked(s.body(), s.unlock(), Instruction.of(Kind.UNLOCK, s.lock()));
        } else if (statement instanceof Stmt.RwLocked s) {
            add(Instruction.at(s.write() ? Kind.QUEUE_WRITE : Kind.QUEUE_READ, s.lock(), s.site()));
            add(Instruction.at(s.write() ? Kind.WRITE_LOCK : Kind.READ_LOCK, s.lock(), s.site()));
            locked(s.body(), s.unlock(), Instruction.of(s.write() ? Kind.WRITE_UNLOCK : Kind.READ_UNLOCK, s.lock()));
        } else if (statement instanceof Stmt.Check s) {
            check(s);
        } else {
            throw new IllegalArgumentException(String.valueOf(statement));
        }
    }

    /** The jump goes to {@code otherwise}. */
    private void choice(int jump, List<Stmt> then, List<Stmt> otherwise) {
        block(then);
        int end = add(Instruction.of(Kind.JUMP, -1));
        land(jump);
        block(otherwise);
        land(end);
    }

    private void loop(Stmt.While s) {
        int counter = locals++;
        add(Instruction.assign(counter, Term.of(0)));
        int start = here();
        int tooOften = s.most() == 0 ? -1 : add(Instruction.unless(below(counter, s.most())));
        add(Instruction.read(s.local(), s.place()));
        int done = add(Instruction.unless(
                new Condition(Term.local(s.local()), s.comparison(), Term.of(s.constant()))));
        block(s.body());
        if (s.most() == 0) {
            add(Instruction.of(Kind.JUMP, -1).to(start));
        } else {
            again(counter, start);
            land(tooOften);
        }
        land(done);
        add(Instruction.assign(counter, Term.of(0)));
    }

    private static Condition below(int counter, int limit) {
        return new Condition(Term.local(counter), Comparison.LESS, Term.of(limit));
    }

    private void again(int counter, int start) {
        add(Instruction.assign(counter, new Term.Local(counter, 1)));
        add(Instruction.of(Kind.JUMP, -1).to(start));
    }

    private void tryLocked(Stmt.TryLocked s) {
        Instruction unlock = Instruction.of(Kind.UNLOCK, s.lock());
        if (!s.timed()) {
            int attempt = add(Instruction.of(Kind.TRY_LOCK, s.lock()));
            block(s.body());
            add(unlock);
            choice(attempt, List.of(), s.otherwise());
            return;
        }
        int check = interrupts ? add(Instruction.of(Kind.CHECK_INTERRUPTED, -1)) : -1;
        int attempt = add(Instruction.at(Kind.TIMED_LOCK, s.lock(), s.site()));
        block(s.body());
        add(unlock);
        int end = add(Instruction.of(Kind.JUMP, -1));
        instructions.set(attempt, instructions.get(attempt).late(here()));
        block(s.otherwise());
        if (interrupts) {
            int otherEnd = add(Instruction.of(Kind.JUMP, -1));
            land(check);
            land(attempt);
            interrupted(s.site(), NOBODY);
            land(otherEnd);
        }
        land(end);
    }

    private void locked(List<Stmt> body, Stmt.Unlock when, Instruction unlock) {
        if (when == Stmt.Unlock.FINALLY) {
            guarded(body, unlock);
        } else {
            block(body);
        }
        if (when != Stmt.Unlock.NEVER) {
            add(unlock);
        }
    }

    private void guarded(List<Stmt> body, Instruction last) {
        cleanUp.push(last);
        block(body);
        cleanUp.pop();
    }

    private void check(Stmt.Check s) {
        int failed = add(Instruction.unless(s.condition()));
        int passed = add(Instruction.of(Kind.JUMP, -1));
        land(failed);
        fail(s.site());
        land(passed);
    }

    /** The thread counts as failed before it ends. */
    private void fail(int site) {
        cleanUp.forEach(this::add);
        add(Instruction.at(Kind.FAIL, -1, site));
        visibleEnd();
        add(Instruction.of(Kind.END, -1));
    }
}
