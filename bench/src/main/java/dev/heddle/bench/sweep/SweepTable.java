package dev.heddle.bench.sweep;

import dev.heddle.bench.sweep.SweepProgram.Verdict;
import dev.heddle.engine.model.Claim;
import dev.heddle.engine.model.StrategyCatalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What the strategies said, side by side, and where one claims that there is nothing and another has found it. */
public final class SweepTable {

    private static final Set<Claim> OF_ALL_FAILURES = Set.of(Claim.EVERYTHING, Claim.REPORTS, Claim.LOCAL_STATES, Claim.FAILURES);

    private final List<SweepProgram> programs;
    /** By strategy, one for each seed. */
    private final Map<String, List<SweepLog>> logs = new LinkedHashMap<>();

    public SweepTable(List<SweepProgram> programs, List<SweepLog> logs) {
        this.programs = programs;
        logs.forEach(log -> this.logs.computeIfAbsent(log.strategy(), strategy -> new ArrayList<>()).add(log));
    }

    /** Whether the program is known to have a fault: its source says so, or somebody has found one. */
    private boolean isFaulty(SweepProgram program) {
        return program.verdict() == Verdict.FAULTY || logs.values().stream().flatMap(List::stream)
                .map(log -> log.of(program)).anyMatch(run -> run != null && run.hasFailure());
    }

    /** Claims that another answer, or the program's own words, contradict. */
    public List<String> contradictions() {
        List<String> all = new ArrayList<>();
        for (SweepProgram program : programs) {
            boolean faulty = isFaulty(program);
            for (List<SweepLog> ofStrategy : logs.values()) {
                for (SweepLog log : ofStrategy) {
                    SweepRun run = log.of(program);
                    if (run == null) {
                        continue;
                    }
                    if (run.hasFailure() && program.verdict() == Verdict.CLEAN) {
                        all.add(log.strategy() + ": " + run.found() + " in " + program.key() + ", which is said to be correct");
                    }
                    boolean claims = run.complete() && !program.hasInputs() && OF_ALL_FAILURES.contains(StrategyCatalogue.claimOf(log.strategy()));
                    if (faulty && claims && run.found().isEmpty()) {
                        all.add(log.strategy() + ": complete without a finding in " + program.key() + ", which has one");
                    }
                }
            }
        }
        return all;
    }

    /** One row for each strategy. */
    public String summary() {
        StringBuilder table = new StringBuilder("| strategy | answers | faults found | not found, search not over | not found, search over"
                + " | correct, search over | correct, search not over | false alarms | no answer | executions | minutes |\n| ---"
                + " | ---:".repeat(10) + " |\n");
        for (Map.Entry<String, List<SweepLog>> entry : logs.entrySet()) {
            table.append("| `").append(entry.getKey()).append("` |").append(counted(entry.getValue())).append(" |\n");
        }
        return table.toString();
    }

    private String counted(List<SweepLog> ofStrategy) {
        int[] cells = new int[8];
        long executions = 0;
        long millis = 0;
        for (SweepProgram program : programs) {
            boolean faulty = isFaulty(program);
            for (SweepLog log : ofStrategy) {
                SweepRun run = log.of(program);
                if (run == null) {
                    continue;
                }
                cells[0]++;
                int cell = faulty ? (run.hasFailure() ? 1 : run.complete() ? 3 : 2) : run.complete() ? 4 : 5;
                cell = run.hasFailure() && program.verdict() == Verdict.CLEAN ? 6 : run.trouble().isEmpty() ? cell : 7;
                cells[cell]++;
                executions += run.executions();
                millis += run.millis();
            }
        }
        StringBuilder row = new StringBuilder();
        for (int cell : cells) {
            row.append(' ').append(cell).append(" |");
        }
        return row + String.format(Locale.ROOT, " %,d | %.1f", executions, millis / 60_000.0);
    }

    /** One row for each program: executions to what was found, or why there is nothing. */
    public String rows() {
        StringBuilder table = new StringBuilder("| program | " + String.join(" | ", logs.keySet()) + " |\n| ---"
                + " | ---:".repeat(logs.size()) + " |\n");
        for (SweepProgram program : programs) {
            table.append("| ").append(program.key()).append(" |");
            for (List<SweepLog> ofStrategy : logs.values()) {
                table.append(' ').append(cell(program, ofStrategy)).append(" |");
            }
            table.append('\n');
        }
        return table.toString();
    }

    /** Of several seeds the median; one that found nothing is later than all that did. */
    private static String cell(SweepProgram program, List<SweepLog> ofStrategy) {
        List<SweepRun> runs = ofStrategy.stream().map(log -> log.of(program)).filter(run -> run != null)
                .sorted((a, b) -> Long.compare(rank(a), rank(b))).toList();
        if (runs.isEmpty()) {
            return "";
        }
        SweepRun median = runs.get((runs.size() - 1) / 2);
        if (!median.trouble().isEmpty()) {
            return "?";
        }
        String time = String.format(Locale.ROOT, " (%.1f s)", median.millis() / 1000.0);
        if (!median.found().isEmpty()) {
            return "**" + median.executions() + "**" + time;
        }
        return (median.complete() ? "none in " : "not in ") + median.executions() + time;
    }

    private static long rank(SweepRun run) {
        return run.found().isEmpty() ? Long.MAX_VALUE : run.executions();
    }
}
