package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Finds possible extensions: states in which a thread can come to its next access. (Section 5 of the paper.)
 *
 * <p>From a thread's condition ({@link #search}) it goes from one frontier to those next to it, beginning with the one
 * that the execution under way has: the states in which the thread can come to the variable are connected. From what a new
 * event makes ({@link #extend}) it looks at those only who can come to the state that the event found.
 */
final class Extensions {

    private static final Mode[] MODES = Mode.values();

    private final ConcurrencyRelation concurrency;
    private final Consumer<Option> targets;
    private final Consumer<Option> closed;
    private final List<NetEvent> accesses = new ArrayList<>();
    private final List<Option> comers = new ArrayList<>();
    private long search;

    /**
     * @param targets is told of each option that no execution has shown
     * @param closed is told of each option that is impossible, because what the thread needs is taken
     */
    Extensions(ConcurrencyRelation concurrency, Consumer<Option> targets, Consumer<Option> closed) {
        this.concurrency = concurrency;
        this.targets = targets;
        this.closed = closed;
    }

    /** Finds all options of a new choice, beginning with one. */
    void search(AccessChoice choice, Frontier first) {
        search++;
        Deque<Frontier> open = new ArrayDeque<>();
        List<Frontier> next = new ArrayList<>();
        first.visited = search;
        open.push(first);
        while (!open.isEmpty()) {
            Frontier at = open.pop();
            add(choice, at);
            next.clear();
            neighbours(choice, at, next);
            for (Frontier other : next) {
                if (other.visited != search) {
                    other.visited = search;
                    if (concurrency.fit(choice, other)) {
                        open.push(other);
                    }
                }
            }
        }
    }

    /** The states that one access to the variable is away. */
    private void neighbours(AccessChoice choice, Frontier at, List<Frontier> found) {
        Version version = at.version;
        if (at.entries.length == 0 && version.event != null) {
            found.add(version.source.restrictedTo(at.mode));
        }
        for (NetEvent entry : at.entries) {
            if (isLast(entry, at)) {
                found.add(at.without(entry));
            }
        }
        accesses.clear();
        version.addNext(choice.condition.thread, choice.condition.held, choice.past, at.past(), accesses);
        for (NetEvent access : accesses) {
            Frontier next = next(access, at);
            if (next != null) {
                found.add(next);
            }
        }
    }

    /** The state behind an access that comes next, or null if it does not, or makes no difference. */
    private Frontier next(NetEvent access, Frontier at) {
        int i = access.indexOf(at.version.variable);
        if (access.modes[i] == Mode.WRITE) {
            return access.sources[i].restrictedTo(at.mode) == at ? access.versions[i].root(at.mode) : null;
        }
        return at.mode.conflicts(access.modes[i])
                        && at.entry(access.thread) == access.previous(i, at.mode)
                        && concurrency.follows(access, at)
                ? at.with(access) : null;
    }

    /** Whether no other entry has this one as a cause. */
    private static boolean isLast(NetEvent entry, Frontier frontier) {
        for (NetEvent other : frontier.entries) {
            if (other != entry && Histories.contains(other.past, entry)) {
                return false;
            }
        }
        return true;
    }

    /** Finds the options that a new event makes possible for the choices of other threads. */
    void extend(NetEvent event) {
        for (int i = 0; i < event.sources.length; i++) {
            Version version = event.sources[i].version;
            for (Mode mode : MODES) {
                if (event.modes[i] == Mode.WRITE) {
                    move(event, event.sources[i].restrictedTo(mode), event.versions[i].root(mode));
                } else if (mode.conflicts(event.modes[i])) {
                    extendByAccess(event, version.all(mode));
                }
            }
        }
    }

    private void extendByAccess(NetEvent event, List<Frontier> known) {
        for (int i = 0, count = known.size(); i < count; i++) {
            Frontier from = known.get(i);
            Frontier to = from.options.isEmpty() ? null : next(event, from);
            if (to != null) {
                move(event, from, to);
            }
        }
    }

    private void move(NetEvent by, Frontier from, Frontier to) {
        comers.clear();
        from.options.addThoseBefore(by, from, comers);
        for (Option comer : comers) {
            AccessChoice choice = (AccessChoice) comer.choice;
            if (choice.at(to) == null && concurrency.fit(choice, to)) {
                add(choice, to);
            }
        }
    }

    private void add(AccessChoice choice, Frontier frontier) {
        Option option = Option.ofAccess(choice, frontier);
        if (!choice.gate.open(frontier.state, choice.need)) {
            closed.accept(option);
        } else {
            offer(option);
        }
    }

    /** Makes it a target if it is possible as far as is known. */
    void offer(Option option) {
        AccessChoice choice = (AccessChoice) option.choice;
        if (option.isOpen()
                && choice.gate.open(option.frontier.state, choice.need)
                && (!choice.asleep || isAwake(option))
                && (choice.asRead == null || writes(choice, option.frontier))) {
            targets.accept(option);
        }
    }

    private static boolean isAwake(Option option) {
        for (NetEvent waker : option.choice.condition.wakers) {
            if (Histories.contains(option.choice.past, waker) || Histories.contains(option.frontier.past(), waker)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an access that need not write does so in this state: the value decides, not who has read it. */
    private static boolean writes(AccessChoice choice, Frontier frontier) {
        Option read = choice.asRead.at(frontier.restrictedTo(Mode.READ));
        return read != null && read.writes;
    }
}
