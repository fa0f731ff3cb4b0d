package dev.heddle.oracle.brute;

import dev.heddle.oracle.brute.Instruction.Kind;
import dev.heddle.oracle.program.Condition;
import dev.heddle.oracle.program.Condition.Comparison;
import dev.heddle.oracle.program.Expr;
import dev.heddle.oracle.program.Program;
import dev.heddle.oracle.program.Stmt;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The statements of one thread as a flat list of instructions. */
final class Code {

    private final List<Instruction> instructions = new ArrayList<>();
    /** What is undone when something is thrown, innermost first. */
    private final Deque<Instruction> cleanUp = new ArrayDeque<>();
    private int locals;

    private Code(Program.Body body) {
        locals = body.locals();
    }

    static Code of(Program.Body body, boolean root) {
        Code code = new Code(body);
        if (!root) {
            code.add(Instruction.of(Kind.BEGIN, -1));
        }
        code.block(body.statements());
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
        if (statement instanceof Stmt.Read s) {
            add(Instruction.read(s.local(), s.from()));
        } else if (statement instanceof Stmt.Write s) {
            add(Instruction.write(s.to(), s.value()));
        } else if (statement instanceof Stmt.Bump s) {
            int read = locals++;
            add(Instruction.read(read, s.place()));
            add(Instruction.write(s.place(), new Expr.Local(read, s.by())));
            // A value that is not used any more must not tell states apart.
            add(Instruction.assign(read, Expr.of(0)));
        } else if (statement instanceof Stmt.Add s) {
            add(new Instruction(Kind.ADD, s.atomic(), s.local(), -1, -1, null, Expr.of(s.by()), null, null));
        } else if (statement instanceof Stmt.Cas s) {
            add(new Instruction(Kind.COMPARE_AND_SET, s.atomic(), s.local(), -1, -1, null, s.expected(), s.value(),
                    null));
        } else if (statement instanceof Stmt.Assign s) {
            add(Instruction.assign(s.local(), s.value()));
        } else if (statement instanceof Stmt.Notify s) {
            add(Instruction.of(s.all() ? Kind.NOTIFY_ALL : Kind.NOTIFY, s.monitor()));
        } else if (statement instanceof Stmt.Wait s) {
            add(Instruction.at(Kind.WAIT, s.monitor(), s.site()));
            add(Instruction.at(Kind.WAKE, s.monitor(), s.site()));
        } else if (statement instanceof Stmt.Start s) {
            add(Instruction.of(Kind.START, s.thread()));
        } else if (statement instanceof Stmt.Join s) {
            add(Instruction.at(Kind.JOIN, s.thread(), s.site()));
        } else if (statement instanceof Stmt.Acquire s) {
            add(Instruction.at(Kind.ACQUIRE, s.semaphore(), s.site()));
        } else if (statement instanceof Stmt.Release s) {
            add(Instruction.of(Kind.RELEASE, s.semaphore()));
        } else if (statement instanceof Stmt.Await s) {
            add(Instruction.at(Kind.AWAIT, s.latch(), s.site()));
        } else if (statement instanceof Stmt.CountDown s) {
            add(Instruction.of(Kind.COUNT_DOWN, s.latch()));
        } else if (statement instanceof Stmt.Park s) {
            add(Instruction.at(Kind.PARK, -1, s.site()));
        } else if (statement instanceof Stmt.Unpark s) {
            add(Instruction.of(Kind.UNPARK, s.thread()));
        } else {
            structured(statement);
        }
    }

    private void structured(Stmt statement) {
        if (statement instanceof Stmt.If s) {
            choice(add(Instruction.unless(s.condition())), s.then(), s.otherwise());
        } else if (statement instanceof Stmt.TryLocked s) {
            List<Stmt> none = List.of();
            int attempt = add(Instruction.of(Kind.TRY_LOCK, s.lock()));
            block(s.body());
            add(Instruction.of(Kind.UNLOCK, s.lock()));
            choice(attempt, none, s.otherwise());
        } else if (statement instanceof Stmt.Repeat s) {
            int counter = locals++;
            add(Instruction.assign(counter, Expr.of(0)));
            int start = here();
            int done = add(Instruction.unless(below(counter, s.times())));
            block(s.body());
            again(counter, start);
            land(done);
            add(Instruction.assign(counter, Expr.of(0)));
        } else if (statement instanceof Stmt.While s) {
            loop(s);
        } else if (statement instanceof Stmt.Sync s) {
            add(Instruction.at(Kind.ENTER, s.monitor(), s.site()));
            Instruction exit = Instruction.of(Kind.EXIT, s.monitor());
            guarded(s.body(), exit);
            add(exit);
        } else if (statement instanceof Stmt.Locked s) {
            locked(s);
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
        add(Instruction.assign(counter, Expr.of(0)));
        int start = here();
        int tooOften = s.most() == 0 ? -1 : add(Instruction.unless(below(counter, s.most())));
        add(Instruction.read(s.local(), s.place()));
        int done = add(Instruction.unless(
                new Condition(Expr.local(s.local()), s.comparison(), Expr.of(s.constant()))));
        block(s.body());
        if (s.most() == 0) {
            add(Instruction.of(Kind.JUMP, -1).to(start));
        } else {
            again(counter, start);
            land(tooOften);
        }
        land(done);
        add(Instruction.assign(counter, Expr.of(0)));
    }

    private static Condition below(int counter, int limit) {
        return new Condition(Expr.local(counter), Comparison.LESS, Expr.of(limit));
    }

    private void again(int counter, int start) {
        add(Instruction.assign(counter, new Expr.Local(counter, 1)));
        add(Instruction.of(Kind.JUMP, -1).to(start));
    }

    private void locked(Stmt.Locked s) {
        add(Instruction.at(Kind.LOCK, s.lock(), s.site()));
        Instruction unlock = Instruction.of(Kind.UNLOCK, s.lock());
        if (s.unlock() == Stmt.Unlock.FINALLY) {
            guarded(s.body(), unlock);
        } else {
            block(s.body());
        }
        if (s.unlock() != Stmt.Unlock.NEVER) {
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
        cleanUp.forEach(this::add);
        add(Instruction.at(Kind.FAIL, -1, s.site()));
        land(passed);
    }
}
