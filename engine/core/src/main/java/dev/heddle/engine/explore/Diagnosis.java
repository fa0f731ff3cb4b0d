package dev.heddle.engine.explore;

import dev.heddle.engine.model.CycleEdge;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.target.FailureDescription;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the end of an execution means to a user.
 *
 * @param stackTrace of what was thrown, or null
 */
record Diagnosis(ViolationKind kind, String message, SourceLocation at, String stackTrace) {

    static Diagnosis of(ExecutionRecord record) {
        if (record.failure() != null) {
            FailureDescription.Failure failure = FailureDescription.of(record.failure());
            StringWriter text = new StringWriter();
            record.failure().printStackTrace(new PrintWriter(text, true));
            // The JVM makes errors without a stack trace when memory is short.
            SourceLocation at = failure.at() == null ? record.at() : failure.at();
            return new Diagnosis(failure.kind(), failure.message(), at, text.toString());
        }
        String message = switch (record.kind()) {
            case DEADLOCK -> record.cycle().stream()
                    .map(edge -> edge.thread() + " holds " + edge.holds() + " and waits for " + edge.wants())
                    .collect(Collectors.joining("; "));
            case STUCK -> "nobody will wake " + describe(record.waiting());
            default -> record.message();
        };
        return new Diagnosis(record.kind(), message, record.at(), null);
    }

    private static String describe(List<CycleEdge> waiting) {
        return waiting.stream()
                .map(edge -> edge.thread() + ", which waits for " + edge.wants())
                .collect(Collectors.joining("; "));
    }
}
