package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Steps at which threads were left when an execution ended, those included that wait for a notification. */
final class LeftSteps {

    private LeftSteps() {}

    /** Numbered behind the steps that were made. */
    static List<RecordedStep> of(RecordedRun run, Expressions expressions) {
        List<RecordedStep> left = new ArrayList<>();
        for (Map.Entry<Integer, List<RecordedStep>> thread : run.threads().entrySet()) {
            List<RecordedStep> own = thread.getValue();
            RecordedStep last = own.get(own.size() - 1);
            RecordedStep next = run.pending().get(thread.getKey());
            int index = run.steps().size() + left.size();
            if (last.waitsIn() != 0 && (next == null || next.events().isEmpty())) {
                next = Notifications.wakeUpOf(last, index, expressions);
            }
            if (next != null && !last.ends()) {
                boolean wakesUp = next.notified() == null && (next.isWakeUp() || last.waitsIn() != 0);
                left.add(new RecordedStep(index, thread.getKey(), own.size(), -1, wakesUp ? 0 : -1, next.notified(),
                        0, 0, 0, false, false, false, 0, next.events()));
            }
        }
        return left;
    }
}
