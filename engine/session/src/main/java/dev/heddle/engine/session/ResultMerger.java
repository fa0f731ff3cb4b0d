package dev.heddle.engine.session;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLines;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** Puts the results of several tests or workers together into the one that the user asked for. */
final class ResultMerger {

    private ResultMerger() {}

    static Result merge(WorkerPlan plan, int workers, List<TestResult> results, List<Violation> violations) {
        ExploreOptions options = plan.options();
        boolean complete = !results.isEmpty() && results.stream().allMatch(r -> r.result().complete());
        long executions = results.stream().mapToLong(r -> r.result().executions()).sum();
        long exploring = results.stream().mapToLong(r -> r.result().elapsedMs()).sum() / workers;
        List<Violation> warnings = new ArrayList<>();
        List<Imprecision> imprecision = new ArrayList<>();
        Set<String> notes = new LinkedHashSet<>();
        for (TestResult r : results) {
            or(r.result().warnings()).stream().filter(warning -> !warnings.contains(warning)).forEach(warnings::add);
            imprecision.addAll(or(r.result().imprecision()));
            notes.addAll(or(r.result().notes()));
        }
        notes.addAll(unreached(options.focus(), results));
        Result first = results.isEmpty() ? null : results.get(0).result();
        boolean single = results.size() == 1;
        return Result.of(plan.target().name())
                .strategy(options.strategy(), options.seed())
                .platform(first == null ? plan.jdk().version() : first.jdk(), first == null ? plan.backend() : first.backend())
                .status(status(results, violations, complete))
                .claim(complete, bound(results))
                .executions(executions)
                .aborted(results.stream().mapToLong(r -> r.result().aborted()).sum())
                .time(exploring, exploring == 0 ? 0 : executions * 1000 / exploring)
                .violations(violations)
                .warnings(warnings)
                .coverage(single ? first.coverage() : perTest(results, true))
                .stats(single ? first.stats() : perTest(results, false))
                .imprecision(imprecision)
                .notes(List.copyOf(notes))
                .build();
    }

    /** Says of each of the lines in question that no test of any worker came there. */
    private static List<String> unreached(List<SourceLines> focus, List<TestResult> results) {
        List<String> sentences = new ArrayList<>();
        for (SourceLines lines : focus) {
            boolean never = !results.isEmpty() && results.stream().allMatch(r -> r.result().coverage() != null
                    && r.result().coverage().get("focus") instanceof Map<?, ?> counts
                    && counts.get(lines.toString()) instanceof Number n && n.longValue() == 0);
            if (never) {
                sentences.add("no operation at " + lines + " was executed: no thread came there,"
                        + " or nothing is done there that another thread could notice");
            }
        }
        return sentences;
    }

    private static Status status(List<TestResult> results, List<Violation> violations, boolean complete) {
        if (!violations.isEmpty()) {
            return Status.VIOLATION;
        }
        if (results.stream().anyMatch(r -> r.result().status() == Status.ERROR)) {
            return Status.ERROR;
        }
        return complete ? Status.CLEAN : Status.INCOMPLETE;
    }

    private static String bound(List<TestResult> results) {
        // What holds for several tests is said once.
        List<String> bounds = results.stream().map(r -> r.result().bound()).filter(Objects::nonNull)
                .flatMap(bound -> Stream.of(bound.split("; "))).distinct().toList();
        return bounds.isEmpty() ? null : String.join("; ", bounds);
    }

    private static Map<String, Object> perTest(List<TestResult> results, boolean coverage) {
        Map<String, Object> tests = new LinkedHashMap<>();
        for (TestResult r : results) {
            Map<String, Object> own = coverage ? r.result().coverage() : r.result().stats();
            Map<String, Object> values = new LinkedHashMap<>();
            if (!coverage) {
                values.put("status", r.result().status());
                values.put("complete", r.result().complete());
                values.put("executions", r.result().executions());
            }
            if (own != null) {
                values.putAll(own);
            }
            String name = r.test();
            for (int i = 2; tests.containsKey(name); i++) {
                name = r.test() + " (worker " + i + ")";
            }
            if (!values.isEmpty()) {
                tests.put(name, values);
            }
        }
        return tests.isEmpty() ? Map.of() : Map.of("perTest", tests);
    }

    private static <T> List<T> or(List<T> list) {
        return list == null ? List.of() : list;
    }
}
