package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.RecordedEvent;
import dev.heddle.engine.encoding.RecordedRun;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.strategy.api.AccessDescription;
import dev.heddle.engine.symbolic.expr.Evaluation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Draws small programs with variables, locks, waits and decisions, lets their threads run in a drawn order, and tells what was recorded: as
 * data, with what people want to know of each step.
 */
final class RandomRuns {

    private static final int VARIABLES = 2;
    private static final int FIRST_LOCK = 100;
    private static final int LOCKS = 2;
    private static final long WAIT_SET = 200;

    private enum Kind { READ, WRITE, ADD, DECIDE, LOCK, UNLOCK, WAIT, NOTIFY }

    private record Instruction(Kind kind, int operand) {}

    private final Random random;
    private final Expressions expressions;
    private final List<RecordedStep> steps = new ArrayList<>();
    private final List<StepFacts> facts = new ArrayList<>();
    private final SortedMap<Integer, RecordedStep> pending = new TreeMap<>();
    private final Map<Long, Long> memory = new HashMap<>();
    private final Map<String, Long> read = new HashMap<>();
    private final Map<Integer, Expr> last = new HashMap<>();
    private final Map<Integer, Integer> made = new HashMap<>();
    /** Threads that wait; the step that has notified them, -1 if none has. */
    private final Map<Integer, Integer> waiting = new TreeMap<>();
    private int symbols;
    private boolean waits = true;
    /** Whether the step under way is the last of its program. */
    private boolean ends;
    private boolean locks = true;
    private int variables = VARIABLES;

    private RandomRuns(long seed, Expressions expressions) {
        this.random = new Random(seed);
        this.expressions = expressions;
    }

    static RunFacts of(long seed, Expressions expressions, int threads, int instructions) {
        return new RandomRuns(seed, expressions).draw(threads, instructions);
    }

    /** All threads access one variable, under no lock. */
    static RunFacts onOneVariable(long seed, Expressions expressions, int threads, int instructions) {
        RandomRuns runs = new RandomRuns(seed, expressions);
        runs.waits = false;
        runs.locks = false;
        runs.variables = 1;
        return runs.draw(threads, instructions);
    }

    static RunFacts withoutWaits(long seed, Expressions expressions, int threads, int instructions) {
        RandomRuns runs = new RandomRuns(seed, expressions);
        runs.waits = false;
        return runs.draw(threads, instructions);
    }

    private RunFacts draw(int threads, int instructions) {
        List<List<Instruction>> programs = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            programs.add(program(instructions));
        }
        int[] at = new int[threads];
        while (true) {
            List<Integer> enabled = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                boolean more = waiting.containsKey(thread) || at[thread] < programs.get(thread).size();
                if (more && isOpen(thread, programs.get(thread), at[thread])) {
                    enabled.add(thread);
                }
            }
            if (enabled.isEmpty()) {
                break;
            }
            int thread = enabled.get(random.nextInt(enabled.size()));
            ends = at[thread] + (waiting.containsKey(thread) ? 0 : 1) == programs.get(thread).size();
            if (waiting.containsKey(thread)) {
                lock(thread, FIRST_LOCK, waiting.remove(thread));
            } else {
                make(thread, programs.get(thread).get(at[thread]++));
            }
        }
        for (int thread = 0; thread < threads; thread++) {
            if (made.containsKey(thread) && !waiting.containsKey(thread) && at[thread] < programs.get(thread).size()) {
                announce(thread, FIRST_LOCK + programs.get(thread).get(at[thread]).operand());
            }
        }
        Map<Long, Expr> initial = new HashMap<>();
        for (long key = 1; key <= VARIABLES; key++) {
            initial.put(key, number(0));
        }
        for (long lock = 0; lock < LOCKS; lock++) {
            initial.put(FIRST_LOCK + lock, number(0));
        }
        return new RunFacts(new RecordedRun(steps, pending, initial, Map.of(), List.of()), facts);
    }

    private List<Instruction> program(int instructions) {
        List<Instruction> program = new ArrayList<>();
        int held = -1;
        while (program.size() < instructions) {
            int drawn = random.nextInt(10);
            int variable = 1 + random.nextInt(variables);
            if (held >= 0 && drawn < 3) {
                program.add(new Instruction(Kind.UNLOCK, held));
                held = -1;
            } else if (locks && held < 0 && drawn < 3 && program.size() + 1 < instructions) {
                held = random.nextInt(LOCKS);
                program.add(new Instruction(Kind.LOCK, held));
            } else if (waits && held == 0 && drawn == 3) {
                program.add(new Instruction(random.nextBoolean() ? Kind.WAIT : Kind.NOTIFY, 0));
            } else {
                program.add(drawn < 5 ? new Instruction(Kind.READ, variable) : drawn < 7 ? new Instruction(Kind.WRITE, variable)
                        : drawn < 8 ? new Instruction(Kind.ADD, variable) : new Instruction(Kind.DECIDE, variable));
            }
        }
        if (held >= 0) {
            program.add(new Instruction(Kind.UNLOCK, held));
        }
        return program;
    }

    private boolean isOpen(int thread, List<Instruction> program, int at) {
        if (waiting.containsKey(thread)) {
            return waiting.get(thread) >= 0 && value(FIRST_LOCK) == 0;
        }
        Instruction next = program.get(at);
        return next.kind != Kind.LOCK || value(FIRST_LOCK + next.operand) == 0;
    }

    private void make(int thread, Instruction instruction) {
        long key = instruction.operand;
        List<RecordedEvent> events = new ArrayList<>();
        switch (instruction.kind) {
            case READ -> add(thread, Op.READ, key, List.of(read(thread, key)));
            case WRITE -> add(thread, Op.WRITE, key, List.of(write(key, number(1 + random.nextInt(2)))));
            case ADD -> {
                Expr known = last.getOrDefault(thread, number(0));
                add(thread, Op.WRITE, key, List.of(write(key, expressions.binary(Operator.ADD, known, number(1)))));
            }
            case DECIDE -> {
                events.add(read(thread, key));
                Expr is = expressions.equal(last.get(thread), number(random.nextInt(3)));
                boolean holds = new Evaluation(read).holds(is);
                events.add(new RecordedEvent.Decision(holds ? is : expressions.not(is), holds ? 1 : 0, false, null));
                add(thread, Op.READ, key, events);
            }
            case LOCK -> lock(thread, FIRST_LOCK + key, -1);
            case UNLOCK -> add(thread, Op.RELEASE, FIRST_LOCK + key, List.of(write(FIRST_LOCK + key, number(0))));
            case WAIT -> {
                add(thread, Op.WAIT, FIRST_LOCK, List.of(write(FIRST_LOCK, number(0))), -1, WAIT_SET, 0);
                waiting.put(thread, -1);
            }
            case NOTIFY -> {
                int step = steps.size();
                List<Integer> asleep = waiting.keySet().stream().filter(one -> waiting.get(one) < 0).toList();
                add(thread, Op.NOTIFY, 0, List.of(), -1, 0, WAIT_SET);
                if (!asleep.isEmpty()) {
                    waiting.put(asleep.get(random.nextInt(asleep.size())), step);
                }
            }
        }
    }

    private void lock(int thread, long key, int notification) {
        RecordedEvent.Read found = read(thread, key);
        last.remove(thread);
        add(thread, notification >= 0 ? Op.WAKE : Op.ACQUIRE, key, List.of(found, free(found), write(key, number(1))),
                notification, 0, 0);
    }

    private void announce(int thread, long key) {
        RecordedEvent.Read found = read(thread, key);
        pending.put(thread, new RecordedStep(steps.size() + pending.size(), thread, made.get(thread), -1, -1, null, 0, 0, 0, false, false, false,
                0, List.of(found, free(found))));
    }

    private RecordedEvent free(RecordedEvent.Read found) {
        return new RecordedEvent.Requirement(expressions.equal(found.symbol(), number(0)));
    }

    private RecordedEvent.Read read(int thread, long key) {
        Expr symbol = expressions.input(Sort.LONG, "v" + symbols++, Long.MIN_VALUE, Long.MAX_VALUE);
        read.put(symbol.name(), value(key));
        last.put(thread, symbol);
        return new RecordedEvent.Read(key, symbol);
    }

    private RecordedEvent.Write write(long key, Expr value) {
        memory.put(key, new Evaluation(read).value(value));
        return new RecordedEvent.Write(key, value);
    }

    private long value(long key) {
        return memory.getOrDefault(key, 0L);
    }

    private Expr number(long value) {
        return expressions.constant(Sort.LONG, value);
    }

    private void add(int thread, Op op, long key, List<RecordedEvent> events) {
        add(thread, op, key, events, -1, 0, 0);
    }

    private void add(int thread, Op op, long key, List<RecordedEvent> events, int notification, long waitsIn, long notifies) {
        int number = made.merge(thread, 1, Integer::sum) - 1;
        RecordedStep step = new RecordedStep(steps.size(), thread, number, -1, notification, null, waitsIn, 0, notifies, false, false,
                ends && waitsIn == 0, 0,
                events);
        steps.add(step);
        boolean data = key > 0 && key < FIRST_LOCK;
        SourceLocation at = new SourceLocation("Drawn", "t" + thread, "Drawn.java", 10 * (thread + 1) + number);
        facts.add(new StepFacts(step, "t" + thread, key, op, op == Op.ACQUIRE || op == Op.WAKE,
                new AccessDescription(op.label(), "x" + key, 0, at, thread + 1, true, data, data), List.of()));
    }
}
