package dev.heddle.engine.strategy.unfolding;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** An unfolding in a form that does not depend on the order in which it was built. */
final class NetForm {

    private final Map<NetEvent, Long> numbers = new IdentityHashMap<>();
    private final List<AccessChoice> choices = new ArrayList<>();
    private final List<NetEvent> steps = new ArrayList<>();
    private final List<Option> covered = new ArrayList<>();

    private NetForm() {}

    static NetForm of(Unfolding unfolding) {
        NetForm form = new NetForm();
        // Not by recursion: a thread that spins has thousands of steps.
        Deque<NetEvent> open = new ArrayDeque<>(List.of(unfolding.root));
        while (!open.isEmpty()) {
            NetEvent event = open.pop();
            form.steps.add(event);
            form.visit(event, open);
            event.births().forEach(open::push);
        }
        // Causes have smaller numbers, so that those of an event are known when its turn comes.
        form.steps.stream().sorted(Comparator.comparingInt(event -> event.id)).forEach(form::number);
        return form;
    }

    /** Each event of the net, told by what it does and what comes before it. */
    SortedSet<Long> events() {
        return events(Integer.MAX_VALUE);
    }

    /** Those with so many causes at most. */
    SortedSet<Long> events(int mostCauses) {
        SortedSet<Long> events = new TreeSet<>();
        for (Option option : covered) {
            if (mostCauses == Integer.MAX_VALUE || Histories.size(option.past()) <= mostCauses) {
                events.add(number(option));
            }
        }
        return events;
    }

    /** All accesses that threads make, with the states in which they can come to make them. */
    List<AccessChoice> choices() {
        return choices;
    }

    /** All steps, births of threads included. */
    List<NetEvent> steps() {
        return steps;
    }

    /** Visits what a step that begins here can be; steps behind it are still to be visited. */
    private void visit(Point point, Deque<NetEvent> open) {
        for (NetChoice choice = point.choices; choice != null; choice = choice.sibling) {
            if (choice instanceof AccessChoice access) {
                choices.add(access);
            }
            for (Option option : choice.options) {
                if (option.covered) {
                    covered.add(option);
                    visit(option, open);
                }
            }
        }
        if (point.event != null) {
            open.push(point.event);
        }
    }

    private long number(NetEvent event) {
        Long known = numbers.get(event);
        if (known == null) {
            long hash = mix(event.thread, event.isBirth() ? birthOf(event) : number(event.parent));
            for (int i = 0; i < event.sources.length; i++) {
                hash = mix(hash, number(event.sources[i]));
                hash = mix(hash, event.modes[i].ordinal());
            }
            for (int pick : event.picks) {
                hash = mix(hash, pick);
            }
            for (var condition : event.conditions) {
                hash = mix(hash, condition.form());
            }
            known = hash;
            numbers.put(event, known);
        }
        return known;
    }

    /** What a thread was started behind. */
    private long birthOf(NetEvent birth) {
        long hash = 0;
        for (NetEvent cause : birth.past) {
            hash = mix(hash, cause == null || cause == birth ? 0 : number(cause));
        }
        return hash;
    }

    private long number(Frontier frontier) {
        long hash = mix(frontier.version.variable.key, frontier.mode.ordinal());
        hash = mix(hash, frontier.version.event == null ? 0 : number(frontier.version.event));
        for (NetEvent entry : frontier.entries) {
            hash = mix(hash, number(entry));
        }
        return hash;
    }

    private long number(Option option) {
        long hash = option.choice.prefix == null ? number(option.choice.condition) : number(option.choice.prefix);
        hash = mix(hash, option.frontier == null ? 0 : number(option.frontier));
        hash = mix(hash, option.holding == null ? 0 : option.holding.form());
        return mix(hash, option.pick);
    }

    private static long mix(long hash, long value) {
        long h = (hash * 31 + value + 7) * 0x9E3779B97F4A7C15L;
        return h ^ h >>> 29;
    }
}
