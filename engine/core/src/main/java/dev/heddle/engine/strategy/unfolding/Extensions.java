package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.Mode;
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

    private final Concurrency concurrency;
    private final Consumer<Option> targets;
    private final Consumer<Option> closed;
    private long search;

    /**
     * @param targets is told of each option that no execution has shown
     * @param closed is told of each option that is impossible, because what the thread needs is taken
     */
    Extensions(Concurrency concurrency, Consumer<Option> targets, Consumer<Option> closed) {
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
            neighbours(at, next);
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
    private void neighbours(Frontier at, List<Frontier> found) {
        Version version = at.version;
        if (at.entries.length == 0 && version.event != null) {
            found.add(version.source.restrictedTo(at.mode));
        }
        for (Event entry : at.entries) {
            if (isLast(entry, at)) {
                found.add(at.without(entry));
            }
        }
        if (at.mode == Mode.WRITE) {
            for (Version next : at.writes) {
                found.add(next.root(Mode.WRITE));
            }
        } else {
            for (Version next : version.next) {
                if (next.source.restrictedTo(at.mode) == at) {
                    found.add(next.root(at.mode));
                }
            }
        }
        if (at.mode != Mode.READ || version.variable.hasUnites) {
            for (Event access : version.accesses) {
                if (comesNext(access, at)) {
                    found.add(at.with(access));
                }
            }
        }
    }

    /** Whether no other entry has this one as a cause. */
    private static boolean isLast(Event entry, Frontier frontier) {
        for (Event other : frontier.entries) {
            if (other != entry && Pasts.contains(other.past, entry)) {
                return false;
            }
        }
        return true;
    }

    private boolean comesNext(Event access, Frontier at) {
        int i = access.indexOf(at.version.variable);
        return at.mode.conflicts(access.modes[i])
                && at.entry(access.thread) == access.previous(i, at.mode)
                && concurrency.follows(access, at);
    }

    /** Finds the options that a new event makes possible for the choices of other threads. */
    void extend(Event event) {
        for (int i = 0; i < event.sources.length; i++) {
            if (event.modes[i] == Mode.WRITE) {
                extendByWrite(event.versions[i]);
            } else {
                extendByAccess(event, event.sources[i].version);
            }
        }
    }

    private void extendByWrite(Version version) {
        for (Mode mode : MODES) {
            if (mode != Mode.UNITE || version.variable.hasUnites) {
                move(version.source.restrictedTo(mode), version.root(mode));
            }
        }
    }

    private void extendByAccess(Event event, Version version) {
        Mode done = event.modes[event.indexOf(version.variable)];
        for (Mode mode : MODES) {
            if (mode.conflicts(done)) {
                List<Frontier> known = version.all(mode);
                for (int i = 0, count = known.size(); i < count; i++) {
                    Frontier from = known.get(i);
                    if (!from.options.isEmpty() && comesNext(event, from)) {
                        move(from, from.with(event));
                    }
                }
            }
        }
    }

    private void move(Frontier from, Frontier to) {
        for (int i = 0, count = from.options.size(); i < count; i++) {
            AccessChoice choice = (AccessChoice) from.options.get(i).choice;
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
        for (Event waker : option.choice.condition.wakers) {
            if (Pasts.contains(option.choice.past, waker) || Pasts.contains(option.frontier.past(), waker)) {
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
