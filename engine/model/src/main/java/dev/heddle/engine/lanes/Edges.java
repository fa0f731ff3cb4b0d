package dev.heddle.engine.lanes;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds what leads from one thread to another in a trace. */
final class Edges {

    private final List<Edge> edges = new ArrayList<>();
    private final Set<Integer> deciding;
    private final Map<String, Step> lastWrites = new HashMap<>();
    private final Map<String, Step> lastReleases = new HashMap<>();
    private final Map<String, Step> starts = new HashMap<>();
    private final Map<String, Step> lastOfThread = new HashMap<>();
    private final Map<String, Step> lastWaker = new HashMap<>();

    private Edges(Set<Integer> deciding) {
        this.deciding = deciding;
    }

    static List<Edge> of(List<Step> steps, Set<Integer> deciding) {
        Edges edges = new Edges(deciding);
        steps.forEach(edges::add);
        return edges.edges;
    }

    private void add(Step step) {
        if (!lastOfThread.containsKey(step.thread())) {
            connect(Edge.Kind.START, starts.get(step.thread()), step);
        }
        String on = step.variable();
        if (on != null) {
            addOn(step, on, StepText.thread(on));
        } else if (step.op().equals(Op.PARK.label())) {
            connect(Edge.Kind.WAKE, lastWaker.get(step.thread()), step);
        }
        lastOfThread.put(step.thread(), step);
    }

    private void addOn(Step step, String on, String thread) {
        switch (step.op()) {
            case "read", "failed-update" -> connect(Edge.Kind.READS_FROM, lastWrites.get(on), step);
            case "update" -> {
                connect(Edge.Kind.READS_FROM, lastWrites.get(on), step);
                lastWrites.put(on, step);
            }
            case "write" -> lastWrites.put(on, step);
            case "acquire", "try-acquire" -> connect(Edge.Kind.LOCK, lastReleases.get(on), step);
            case "release" -> lastReleases.put(on, step);
            case "wait" -> lastReleases.put(on, step);
            case "notify", "notify-all" -> lastWaker.put(on, step);
            case "wake" -> connect(Edge.Kind.WAKE, lastWaker.get(on), step);
            case "unpark", "interrupt" -> lastWaker.put(thread, step);
            case "fork" -> starts.putIfAbsent(thread, step);
            case "join" -> connect(Edge.Kind.JOIN, lastOfThread.get(thread), step);
            default -> { }
        }
    }

    private void connect(Edge.Kind kind, Step from, Step to) {
        if (from != null && !from.thread().equals(to.thread())) {
            edges.add(new Edge(kind.label().charAt(0) + ":" + from.n() + "-" + to.n(), kind, from.n(), to.n(),
                    deciding.contains(from.n()) && deciding.contains(to.n())));
        }
    }
}
