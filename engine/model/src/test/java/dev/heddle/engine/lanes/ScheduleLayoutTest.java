package dev.heddle.engine.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ScheduleLayoutTest {

    private final List<Step> steps = new ArrayList<>();

    @Test
    void edgesLeadFromWhatIsReadTakenStartedAndAwaited() {
        step("main", "fork", "thread a (alive)", null);
        step("main", "write", "Box.value", null);
        step("main", "release", "Box#1", null);
        step("a", "begin", null, "preempted main");
        step("a", "acquire", "Box#1", null);
        step("a", "read", "Box.value", null);
        step("a", "wait", "Box#1", null);
        step("main", "acquire", "Box#1", "a waits");
        step("main", "notify", "Box#1", null);
        step("main", "release", "Box#1", null);
        step("a", "wake", "Box#1", null);
        step("a", "release", "Box#1", null);
        step("a", "end", "thread a (alive)", null);
        step("main", "join", "thread a (alive)", "a finished");

        ScheduleLayout layout = ScheduleLayout.full(steps);

        assertThat(layout.edges()).extracting(edge -> edge.kind() + " " + edge.fromStep() + "-" + edge.toStep())
                .containsExactly("START 1-4", "LOCK 3-5", "READS_FROM 2-6", "LOCK 7-8", "WAKE 9-11", "JOIN 13-14");
        assertThat(layout.lanes()).extracting(Lane::startedBy).containsExactly(null, "main");
    }

    @Test
    void barsStandBesideHeldLocksAndBlockedStretches() {
        step("a", "acquire", "Box#1", null);
        step("a", "wait", "Box#1", null);
        step("b", "acquire", "Box#1", "a waits");
        step("b", "notify", "Box#1", null);
        step("b", "release", "Box#1", null);
        step("a", "wake", "Box#1", "b finished");

        ScheduleLayout layout = ScheduleLayout.full(steps);

        assertThat(layout.bars()).extracting(bar -> bar.kind() + " " + bar.what() + " in lane " + bar.lane() + ", steps "
                + firstStep(layout, bar.fromRow()) + "-" + firstStep(layout, bar.toRow()))
                .containsExactly("HELD Box#1 in lane 0, steps 1-2", "HELD Box#1 in lane 1, steps 3-5",
                        "BLOCKED waits in lane 0, steps 0-0", "HELD Box#1 in lane 0, steps 6-6");
    }

    private static int firstStep(ScheduleLayout layout, int row) {
        return layout.rows().get(row).from();
    }

    @Test
    void everyStepHasARowAndAFoldOpens() {
        for (int i = 0; i < 30; i++) {
            step("a", "read", "Box.own" + i % 7, null);
        }
        Violation violation = violation(null).withStory(List.of("…"), List.of(9));

        ScheduleLayout folded = ScheduleLayout.folded(violation);
        Row fold = folded.rows().stream().filter(Row::isFolded).findFirst().orElseThrow();
        ScheduleLayout open = ScheduleLayout.folded(violation, Set.of(fold.id()));

        assertThat(folded.rowOfStep()).hasSize(30);
        assertThat(folded.rows().get(folded.row(9)).deciding()).isTrue();
        assertThat(folded.rows()).hasSizeLessThan(30);
        assertThat(open.rows()).hasSize(30).extracting(Row::id).doesNotHaveDuplicates();
        assertThat(open.rows().get(open.row(9)).id()).isEqualTo("s9");
    }

    @Test
    void theNextRowOfAnObjectOrThreadIsFoundInBothDirections() {
        step("a", "read", "Box.value", null);
        step("b", "read", "Box.other", "preempted a");
        step("b", "read", "Box.value", null);
        step("a", "read", "Box.other", "b finished");
        ScheduleLayout layout = ScheduleLayout.full(steps);

        assertThat(layout.nextOfVariable(layout.row(1), 1)).isEqualTo(layout.row(3));
        assertThat(layout.nextOfVariable(layout.row(3), -1)).isEqualTo(layout.row(1));
        assertThat(layout.nextOfThread(layout.row(1), 1)).isEqualTo(layout.row(4));
        assertThat(layout.nextOfThread(layout.row(4), 1)).isEqualTo(-1);
    }

    @Test
    void theCircleOfADeadlockHasAnArcForEachLockHeldAndWanted() {
        step("a", "acquire", "Box#1", null);
        step("b", "acquire", "Box#2", "preempted a");
        WaitGraph graph = WaitGraph.of(violation(List.of(
                new CycleEdge("a", "Box#1", "Box#2", at(7)), new CycleEdge("b", "Box#2", "Box#1", at(8)))));

        assertThat(graph.nodes()).extracting(WaitGraph.Node::label).containsExactly("a", "Box#2", "b", "Box#1");
        assertThat(graph.arcs()).extracting(arc -> arc.id() + " " + arc.to() + " " + arc.at().line())
                .containsExactly("w:a Box#2 7", "w:b Box#1 8", "h:a Box#1 1", "h:b Box#2 2");
    }

    private Violation violation(List<CycleEdge> cycle) {
        return new Violation("v1", ViolationKind.DEADLOCK, "…", "a", at(7), true, null, null, 1, cycle, null, steps, null);
    }

    private void step(String thread, String op, String variable, String reason) {
        steps.add(new Step(steps.size() + 1, thread, op, variable, at(steps.size() + 1), null, reason));
    }

    private static SourceLocation at(int line) {
        return new SourceLocation("Box", "run", "Box.java", line);
    }
}
