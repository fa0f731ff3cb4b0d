package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.graph.Graph.Arc;
import dev.heddle.engine.graph.Graph.Flow;
import dev.heddle.engine.graph.Graph.Kind;
import dev.heddle.engine.graph.Graph.Node;
import dev.heddle.engine.graph.Graph;
import dev.heddle.engine.strategy.api.Gate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Makes a graph of an unfolding: a node for each event of the paper's net, and instead of its conditions arcs from the events that
 * produce them to those that consume them. What a thread's own copy of a variable would add to its order is left out.
 */
final class NetGraph {

    /** A picture with more cannot be looked at. */
    static final int MOST = 2_000;

    private static final int NONE = -1;

    private final Legend legend;
    private final Map<Integer, Integer> lanes = new HashMap<>();
    private final List<Node> nodes = new ArrayList<>();
    private final Set<Arc> arcs = new LinkedHashSet<>();
    private final Map<Option, Integer> boxes = new IdentityHashMap<>();
    /** Behind each step, what its thread did last; none where it has not done anything. */
    private final Map<NetEvent, Integer> last = new IdentityHashMap<>();
    /** The last part of each step that has parts. */
    private final Map<NetEvent, Option> ends = new IdentityHashMap<>();
    private final Map<NetEvent, NetEvent> starts = new IdentityHashMap<>();

    private NetGraph(Legend legend) {
        this.legend = legend;
        for (int thread : legend.threads().keySet()) {
            lanes.put(thread, lanes.size());
        }
    }

    /** @param open possible extensions that have not been shown */
    static Graph of(String title, Unfolding unfolding, Legend legend, Collection<Option> open) {
        return new NetGraph(legend).draw(title, unfolding, new LinkedHashSet<>(open));
    }

    private Graph draw(String title, Unfolding unfolding, Set<Option> open) {
        List<NetEvent> steps = steps(unfolding);
        int shown = 0;
        while (shown < steps.size() && nodes.size() < MOST) {
            add(steps.get(shown++));
        }
        String cut = null;
        if (shown < steps.size()) {
            cut = String.format(Locale.ROOT, "only the first %,d of %,d events are shown", boxes.size(), unfolding.events());
        } else {
            open.stream().limit(MOST).forEach(this::addOpen);
        }
        String summary = String.format(Locale.ROOT, "%,d events of %d threads; %s", unfolding.events(), lanes.size(),
                open.isEmpty() ? "nothing left" : String.format(Locale.ROOT, "%,d left to show", open.size()));
        return new Graph(title, summary, cut, List.copyOf(legend.threads().values()), nodes, List.copyOf(arcs));
    }

    /** All steps that were shown, causes first. */
    private List<NetEvent> steps(Unfolding unfolding) {
        List<NetEvent> steps = new ArrayList<>();
        Walk.through(unfolding, point -> {
            if (point.event != null) {
                steps.add(point.event);
                if (point instanceof Option option) {
                    ends.put(point.event, option);
                }
            }
            if (point instanceof NetEvent event) {
                event.births().forEach(birth -> starts.put(birth, event));
            }
        });
        steps.sort(Comparator.comparingInt(event -> event.id));
        return steps;
    }

    private void add(NetEvent step) {
        Option end = ends.get(step);
        int accesses = 0;
        int branches = 0;
        for (Option option : parts(end)) {
            boolean fails = step.fails && option == end;
            if (option.frontier != null) {
                add(option, said(option, step, accesses++), fails, step.past);
            } else if (option.holding != null) {
                add(option, decided(option, legend.branch(step, branches++)), fails, step.past);
            } else {
                add(option, picked(option), fails, step.past);
            }
        }
        last.put(step, end == null ? last.getOrDefault(step.parent, NONE) : boxes.get(end));
        if (end == null && step.fails) {
            int box = addBox(step.thread, Kind.FAILING, new Legend.Said("fails", null));
            addArcOfThread(step.parent, box, false);
            last.put(step, box);
        }
    }

    private Legend.Said said(Option option, NetEvent step, int access) {
        Legend.Said said = legend.access(step, access);
        if (said == null) {
            return guessed((AccessChoice) option.choice);
        }
        return step.fails && said.what().startsWith("end ") ? new Legend.Said("fails", said.where()) : said;
    }

    /** What a step consists of, up to an option. */
    private static Deque<Option> parts(Option end) {
        Deque<Option> parts = new ArrayDeque<>();
        for (Option option = end; option != null; option = option.choice.prefix) {
            parts.push(option);
        }
        return parts;
    }

    private void add(Option option, Legend.Said said, boolean fails, NetEvent[] past) {
        if (!boxes.containsKey(option)) {
            int box = addBox(option.choice.condition.thread, fails ? Kind.FAILING : Kind.SEEN, said);
            boxes.put(option, box);
            addArcs(option, box, past, false);
        } else if (fails) {
            int box = boxes.get(option);
            nodes.set(box, new Node(box, nodes.get(box).lane(), Kind.FAILING, said.what(), said.where()));
        }
    }

    private void addOpen(Option option) {
        Legend.Said said = option.holding != null ? decided(option, null)
                : option.frontier == null ? picked(option) : likeOthers(option);
        int box = addBox(option.choice.condition.thread, Kind.OPEN, said);
        addArcs(option, box, option.past(), true);
    }

    private int addBox(int thread, Kind kind, Legend.Said said) {
        int box = nodes.size();
        nodes.add(new Node(box, lanes.get(thread), kind, said.what(), said.where()));
        return box;
    }

    /** The same access in another state of the variable has most likely been shown. */
    private Legend.Said likeOthers(Option option) {
        for (Option other : option.choice.options) {
            Integer box = boxes.get(other);
            if (box != null) {
                return new Legend.Said(nodes.get(box).what(), nodes.get(box).where());
            }
        }
        return guessed((AccessChoice) option.choice);
    }

    private Legend.Said guessed(AccessChoice choice) {
        String what = choice.gate == Gate.FREE ? "acquire" : Legend.operation(choice.mode);
        return new Legend.Said(what + " " + legend.variable(choice.variable.key), null);
    }

    private static Legend.Said decided(Option option, String where) {
        return new Legend.Said("if " + option.holding, where);
    }

    private static Legend.Said picked(Option option) {
        return new Legend.Said("pick " + option.pick, null);
    }

    private void addArcs(Option option, int box, NetEvent[] past, boolean open) {
        Option before = option.choice.prefix;
        while (before != null && !boxes.containsKey(before)) {
            before = before.choice.prefix;
        }
        if (before != null) {
            arcs.add(new Arc(boxes.get(before), box, Flow.THREAD, open));
        } else {
            addArcOfThread(option.choice.condition, box, open);
            for (NetEvent waker : option.choice.condition.wakers) {
                if (Histories.contains(past, waker)) {
                    addFlow(waker, last.getOrDefault(waker, NONE), option, box, open);
                }
            }
        }
        if (option.frontier != null) {
            Version version = option.frontier.version;
            NetEvent[] sources = option.frontier.entries;
            if (sources.length == 0 && version.event != null) {
                sources = new NetEvent[] {version.event};
            }
            for (NetEvent source : sources) {
                // That a thread has been started is said where it begins.
                if (source == start(option.choice.condition)) {
                    continue;
                }
                addFlow(source, box(source, version.variable), option, box, open);
            }
        }
    }

    /** From what the thread did before, or from where it was started. */
    private void addArcOfThread(NetEvent at, int box, boolean open) {
        int before = last.getOrDefault(at, NONE);
        if (before != NONE) {
            arcs.add(new Arc(before, box, Flow.THREAD, open));
            return;
        }
        int start = startOf(at);
        if (start != NONE) {
            arcs.add(new Arc(start, box, Flow.DATA, open));
        }
    }

    /** The step that started the thread, or null. */
    private NetEvent start(NetEvent at) {
        NetEvent birth = at;
        while (!birth.isBirth()) {
            birth = birth.parent;
        }
        return starts.get(birth);
    }

    /** A step may start several threads. */
    private int startOf(NetEvent at) {
        NetEvent start = start(at);
        String name = "start " + legend.threads().get(at.thread);
        for (Option option = ends.get(start); option != null; option = option.choice.prefix) {
            if (nodes.get(boxes.get(option)).what().equals(name)) {
                return boxes.get(option);
            }
        }
        return last.getOrDefault(start, NONE);
    }

    private void addFlow(NetEvent source, int from, Option to, int box, boolean open) {
        if (from != NONE && source.thread != to.choice.condition.thread) {
            arcs.add(new Arc(from, box, Flow.DATA, open));
        }
    }

    private int box(NetEvent step, NetVariable variable) {
        for (Option option = ends.get(step); option != null; option = option.choice.prefix) {
            if (option.frontier != null && option.frontier.version.variable == variable) {
                return boxes.getOrDefault(option, NONE);
            }
        }
        return NONE;
    }
}
