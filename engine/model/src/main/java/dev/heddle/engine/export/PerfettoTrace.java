package dev.heddle.engine.export;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.heddle.engine.lanes.Bar;
import dev.heddle.engine.lanes.Edge;
import dev.heddle.engine.lanes.Lane;
import dev.heddle.engine.lanes.Row;
import dev.heddle.engine.lanes.ScheduleLayout;
import dev.heddle.engine.lanes.StepText;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.List;

/**
 * A schedule in the JSON of Chrome's trace viewer, which Perfetto opens: a track for each thread, in it the turns and their steps,
 * arrows for what leads from one thread to another, and the stretches in which a lock is held or a thread cannot go on. A step takes
 * a millisecond: order is what counts, there are no times.
 */
public final class PerfettoTrace {

    private static final int STEP_MICROS = 1_000;

    private final ScheduleLayout layout;
    private final JsonArray events = new JsonArray();

    private PerfettoTrace(ScheduleLayout layout) {
        this.layout = layout;
    }

    public static String of(String target, Violation violation) {
        return new PerfettoTrace(ScheduleLayout.full(violation.steps() == null ? List.of() : violation.steps())).json(target);
    }

    private String json(String target) {
        JsonObject process = event("M", "process_name", 0, 0);
        process.add("args", named("name", target));
        for (Lane lane : layout.lanes()) {
            JsonObject thread = event("M", "thread_name", lane.index(), 0);
            thread.add("args", named("name", lane.thread()));
            JsonObject order = event("M", "thread_sort_index", lane.index(), 0);
            JsonObject index = new JsonObject();
            index.addProperty("sort_index", lane.index());
            order.add("args", index);
        }
        turns();
        layout.steps().forEach(this::step);
        int number = 0;
        for (Edge edge : layout.edges()) {
            flow(edge, ++number);
        }
        for (Bar bar : layout.bars()) {
            stretch(bar, ++number);
        }
        JsonObject whole = new JsonObject();
        whole.add("traceEvents", events);
        whole.addProperty("displayTimeUnit", "ms");
        return whole + "\n";
    }

    private int lane(String thread) {
        return layout.lanes().stream().filter(lane -> lane.thread().equals(thread)).findFirst().orElseThrow().index();
    }

    private JsonObject event(String phase, String name, int lane, long micros) {
        JsonObject event = new JsonObject();
        event.addProperty("ph", phase);
        event.addProperty("name", name);
        event.addProperty("pid", 1);
        // Thread 0 would be taken for the process itself.
        event.addProperty("tid", lane + 1);
        event.addProperty("ts", micros);
        events.add(event);
        return event;
    }

    private static JsonObject named(String name, String value) {
        JsonObject object = new JsonObject();
        object.addProperty(name, value);
        return object;
    }

    private static long at(int step) {
        return (long) step * STEP_MICROS;
    }

    /** The steps that a thread makes before another one goes on. */
    private void turns() {
        List<Step> steps = layout.steps();
        int from = 0;
        for (int i = 1; i <= steps.size(); i++) {
            if (i == steps.size() || !steps.get(i).thread().equals(steps.get(from).thread())) {
                Step first = steps.get(from);
                JsonObject turn = event("X", first.reason() == null || first.reason().isBlank() ? "turn" : first.reason(),
                        lane(first.thread()), at(first.n()));
                turn.addProperty("dur", at(i - from));
                turn.addProperty("cat", "turn");
                from = i;
            }
        }
    }

    private void step(Step step) {
        JsonObject event = event("X", StepText.of(step), lane(step.thread()), at(step.n()));
        event.addProperty("dur", STEP_MICROS);
        event.addProperty("cat", step.op());
        JsonObject args = new JsonObject();
        args.addProperty("step", step.n());
        if (step.variable() != null) {
            args.addProperty("on", step.variable());
        }
        if (step.value() != null) {
            args.addProperty("value", step.value());
        }
        if (step.at() != null) {
            args.addProperty("at", step.at().shortForm());
        }
        if (step.call() != null) {
            args.addProperty("in", step.call());
        }
        event.add("args", args);
    }

    private void flow(Edge edge, int id) {
        Step from = layout.steps().get(edge.fromStep() - 1);
        Step to = layout.steps().get(edge.toStep() - 1);
        JsonObject start = event("s", edge.kind().label(), lane(from.thread()), at(from.n()) + STEP_MICROS / 2);
        start.addProperty("cat", "edge");
        start.addProperty("id", id);
        JsonObject end = event("f", edge.kind().label(), lane(to.thread()), at(to.n()) + STEP_MICROS / 2);
        end.addProperty("cat", "edge");
        end.addProperty("id", id);
        end.addProperty("bp", "e");
    }

    private void stretch(Bar bar, int id) {
        String name = bar.kind() == Bar.Kind.HELD ? "holds " + bar.what() : "blocked: " + bar.what();
        JsonObject begin = event("b", name, bar.lane(), at(stepFrom(bar.fromRow())));
        JsonObject end = event("e", name, bar.lane(), at(stepUpTo(bar.toRow())) + STEP_MICROS);
        for (JsonObject event : List.of(begin, end)) {
            event.addProperty("cat", bar.kind() == Bar.Kind.HELD ? "lock" : "blocked");
            event.addProperty("id", id);
        }
    }

    /** The number of the first step at or below a row. */
    private int stepFrom(int row) {
        for (Row each : layout.rows().subList(row, layout.rows().size())) {
            if (each.n() > 0) {
                return each.n();
            }
        }
        return layout.steps().size();
    }

    private int stepUpTo(int row) {
        for (int i = row; i >= 0; i--) {
            if (layout.rows().get(i).n() > 0) {
                return layout.rows().get(i).n();
            }
        }
        return 0;
    }
}
