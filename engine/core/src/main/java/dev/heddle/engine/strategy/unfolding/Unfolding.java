package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.symbolic.Branch;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * All executions seen so far as one net: the steps that they have in common stand in it once. It tells for each point that
 * a thread can be at which ways it can go on there, as far as that follows from what has been seen.
 */
final class Unfolding {

    /** So many of the newest options are looked at to see whether a step spoils one. */
    private static final int MOST_OTHERS = 16;

    /** What a step towards new parts of the unfolding is worth, the best first. */
    enum Worth {
        /** No execution has shown it. */
        NEW,
        KNOWN,
        /** Known, and something new is no longer possible behind it. */
        SPOILS
    }

    final NetVariables variables = new NetVariables();
    final NetEvent root;
    private final ConcurrencyRelation concurrency = new ConcurrencyRelation();
    final Deadlocks deadlocks = new Deadlocks(concurrency);
    private final Expressions expressions;
    private final Extensions extensions;
    private final Foresight foresight;
    private final Consumer<Option> targets;
    private int eventCount;
    private long coveredOptions;
    private long coveredAccesses;
    private long coveredBranches;

    /** @param targets is told of each possible extension */
    Unfolding(Expressions expressions, Consumer<Option> targets) {
        this.expressions = expressions;
        this.targets = targets;
        this.extensions = new Extensions(concurrency, targets, deadlocks::closed);
        this.foresight = new Foresight(extensions);
        this.root = new NetEvent(eventCount++, 0, null);
    }

    /** Where a thread stands that has not made a step. */
    NetEvent birth(int thread, NetEvent start) {
        if (start == null) {
            return root;
        }
        NetEvent birth = start.birth(thread);
        if (birth == null) {
            birth = new NetEvent(eventCount++, thread, start);
            start.bears(birth);
        }
        return birth;
    }

    /**
     * The event of a step, which is added if it is new.
     *
     * @param at where the thread stood
     * @param waker the step without which this one would not have been possible, or null
     * @param execution number of the execution whose marking the variables have
     */
    NetEvent add(NetSteps step, NetEvent at, NetEvent waker, long execution) {
        Point point = at;
        Option prefix = null;
        int branch = 0;
        int count = step.accesses.size();
        Frontier[] sources = count == 0 ? NetEvent.NO_SOURCES : new Frontier[count];
        NetEvent[] causes = waker == null ? at.past : Histories.join(at.past, waker.past);
        for (int i = 0; i <= count; i++) {
            while (branch < step.branches.size() && step.comesBefore(branch, i)) {
                prefix = branch(point, at, prefix, step.branches.get(branch++));
                point = prefix;
            }
            if (i < count) {
                NetAccess access = step.accesses.get(i);
                access.variable.hasUnites |= access.mode == Mode.UNITE;
                sources[i] = access.variable.now(access.mode, execution);
                prefix = access(point, at, prefix, access, sources[i], waker != null && i == 0);
                point = prefix;
                causes = Histories.join(causes, sources[i].past());
            }
        }
        for (int i = 0; i < step.picks.length; i++) {
            prefix = pick(point, at, prefix, step.picks[i], step.pickBounds[i]);
            point = prefix;
        }
        if (point.event == null) {
            point.event = create(step, at, causes, sources, execution);
            extensions.extend(point.event);
            if (step.ends) {
                deadlocks.ended(point.event);
            }
        }
        return point.event;
    }

    private NetEvent create(NetSteps step, NetEvent at, NetEvent[] causes, Frontier[] sources, long execution) {
        NetEvent[] previous = new NetEvent[sources.length];
        for (int i = 0; i < sources.length; i++) {
            NetAccess access = step.accesses.get(i);
            previous[i] = access.mode == Mode.WRITE
                    ? null : access.variable.now(Mode.WRITE, execution).entry(step.thread);
        }
        NetEvent event = new NetEvent(
                eventCount++, at, causes, step.accesses, sources, step.picks, step.conditions(), previous);
        event.held = at.held;
        event.shares = at.shares;
        event.ends = step.ends;
        event.halts = step.halts;
        event.fails = step.fails;
        event.cause = step.cause;
        for (int i = 0; i < sources.length; i++) {
            sources[i].version.add(event);
            NetLocks.follow(event, i, step.accesses.get(i));
        }
        return event;
    }

    private Option access(Point point, NetEvent at, Option prefix, NetAccess access, Frontier frontier, boolean asleep) {
        AccessChoice choice = choice(point, at, prefix, access, frontier, asleep);
        Option option = choice.at(frontier);
        if (option == null) {
            option = Option.ofAccess(choice, frontier);
        }
        cover(option);
        if (choice.asRead != null) {
            noteThatItWrites(choice, choice.asRead.at(frontier.restrictedTo(Mode.READ)));
        }
        return option;
    }

    /** The value with which this access writes has been found: whoever has read it before, it writes. */
    private void noteThatItWrites(AccessChoice choice, Option read) {
        if (read != null && !read.writes) {
            read.writes = true;
            read.settled = true;
            for (Option other : choice.options) {
                if (other.frontier.restrictedTo(Mode.READ) == read.frontier) {
                    extensions.offer(other);
                }
            }
        }
    }

    /** The choice of an access that a thread makes, or has announced. */
    AccessChoice choice(
            Point point, NetEvent at, Option prefix, NetAccess access, Frontier frontier, boolean asleep) {
        AccessChoice choice = find(point, access.variable, access.mode);
        if (choice != null) {
            return choice;
        }
        if (access.mode == Mode.READ) {
            choice = open(point, at, prefix, access, null, asleep, frontier);
            AccessChoice asWrite = find(point, access.variable, Mode.WRITE);
            if (asWrite != null) {
                asWrite.isAlsoRead(choice);
            }
            return choice;
        }
        AccessChoice asRead = find(point, access.variable, Mode.READ);
        if (asRead == null && access.mayWrite) {
            NetAccess reading = access.reading();
            asRead = open(point, at, prefix, reading, null, asleep, frontier.restrictedTo(Mode.READ));
        }
        return open(point, at, prefix, access, asRead, asleep, frontier);
    }

    /** The choice of such an access that opens at a point; null if there is none. */
    static AccessChoice find(Point point, NetVariable variable, Mode mode) {
        for (NetChoice c = point.choices; c != null; c = c.sibling) {
            if (c instanceof AccessChoice a && a.variable == variable && a.mode == mode) {
                return a;
            }
        }
        return null;
    }

    private AccessChoice open(Point point, NetEvent at, Option prefix, NetAccess access, AccessChoice asRead,
            boolean asleep, Frontier frontier) {
        NetEvent[] past = prefix == null ? at.past : prefix.past();
        AccessChoice choice = new AccessChoice(at, prefix, point.choices, past, access);
        choice.asRead = asRead;
        choice.asleep = asleep;
        point.choices = choice;
        extensions.search(choice, frontier);
        deadlocks.opened(choice);
        return choice;
    }

    private Option branch(Point point, NetEvent at, Option prefix, Branch branch) {
        BranchChoice choice = find(point, BranchChoice.class);
        if (choice == null) {
            choice = new BranchChoice(at, prefix, point.choices, prefix == null ? at.past : prefix.past());
            point.choices = choice;
        }
        Option option = branchOption(choice, branch.holding(expressions));
        if (branch.kind() != Branch.Kind.PINNED) {
            Expr other = branch.other(expressions);
            if (choice.with(other) == null) {
                targets.accept(branchOption(choice, other));
            }
        }
        cover(option);
        return option;
    }

    private static Option branchOption(BranchChoice choice, Expr holding) {
        Option known = choice.with(holding);
        return known == null ? Option.ofBranch(choice, holding) : known;
    }

    private Option pick(Point point, NetEvent at, Option prefix, int value, int bound) {
        PickChoice choice = find(point, PickChoice.class);
        if (choice == null) {
            choice = new PickChoice(at, prefix, point.choices, prefix == null ? at.past : prefix.past());
            point.choices = choice;
            for (int i = 0; i < bound; i++) {
                Option option = Option.ofPick(choice, i);
                if (i != value) {
                    targets.accept(option);
                }
            }
        }
        Option option = choice.options.get(value);
        cover(option);
        return option;
    }

    private static <T extends NetChoice> T find(Point point, Class<T> type) {
        for (NetChoice c = point.choices; c != null; c = c.sibling) {
            if (type.isInstance(c)) {
                return type.cast(c);
            }
        }
        return null;
    }

    private void cover(Option option) {
        if (!option.covered) {
            option.covered = true;
            coveredOptions++;
            coveredAccesses += option.frontier == null ? 0 : 1;
            coveredBranches += option.holding == null ? 0 : 1;
        }
    }

    /** A thread that waits has been woken by a step that nobody knew to do so. */
    void woken(NetEvent waiting, NetEvent waker) {
        if (waiting.wokenBy(waker)) {
            for (NetChoice c = waiting.choices; c != null; c = c.sibling) {
                if (c instanceof AccessChoice a && a.asleep) {
                    for (int i = 0, count = a.options.size(); i < count; i++) {
                        extensions.offer(a.options.get(i));
                    }
                }
            }
        }
    }

    /** An execution was led to an option, but the step was not possible or did something else. */
    void missed(Option option) {
        foresight.missed(option);
    }

    /** Whether what has been seen since lets options that were missed be possible after all. */
    boolean foreseesMore() {
        return foresight.looksAgain(coveredOptions);
    }

    /** What the next step of a thread that stands here is worth; or, in the middle of a step, the rest of it. */
    Worth worthFrom(Point at, long execution) {
        if (at.choices == null) {
            return at.event == null ? Worth.NEW : Worth.KNOWN;
        }
        Worth worth = Worth.KNOWN;
        for (NetChoice c = at.choices; c != null; c = c.sibling) {
            if (c instanceof AccessChoice a) {
                Option option = a.at(a.variable.now(a.mode, execution));
                Worth rest = option == null || option.isOpen() ? Worth.NEW
                        : option.covered ? worthFrom(option, execution) : Worth.KNOWN;
                if (rest == Worth.NEW) {
                    return Worth.NEW;
                }
                if (rest == Worth.SPOILS || spoils(a, execution)) {
                    worth = Worth.SPOILS;
                }
            }
        }
        return worth;
    }

    /** Whether an access changes the state in which others could do something new. */
    private static boolean spoils(AccessChoice access, long execution) {
        for (Mode mode : Mode.values()) {
            if (mode.conflicts(access.mode)) {
                List<Option> others = access.variable.now(mode, execution).options.all();
                for (int i = 0, count = Math.min(others.size(), MOST_OTHERS); i < count; i++) {
                    Option other = others.get(others.size() - 1 - i);
                    if (other.isOpen() && other.choice.condition.thread != access.condition.thread) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Events of the net, each access, branch and pick of a step counted. */
    long events() {
        return coveredOptions;
    }

    /** Those of its events that are branches which depend on inputs. */
    long branches() {
        return coveredBranches;
    }

    /** Conditions of the net: behind each event one of the thread, and one of the variable if it accesses one. */
    long conditions() {
        return coveredOptions + coveredAccesses;
    }
}
