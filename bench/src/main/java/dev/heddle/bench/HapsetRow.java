package dev.heddle.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * A program of the paper on HaPSets, written after its description, with the executions to the bug that the paper has.
 *
 * @param table number of the paper's table
 * @param dpor what the paper has for DPOR; 0 where it ended without finding anything or ran out of time
 * @param pcb the same for two preemptions
 */
record HapsetRow(int table, String program, List<String> properties, int hapset, int dpor, int pcb) {

    private static final int SEEDS = 3;

    static List<HapsetRow> all() {
        List<HapsetRow> rows = new ArrayList<>(List.of(
                new HapsetRow(1, "ThreadPool", List.of("workers=2"), 14, 23, 215),
                new HapsetRow(1, "ThreadPool", List.of("workers=3"), 18, 0, 0),
                new HapsetRow(1, "ThreadPool", List.of("workers=4"), 22, 0, 0),
                new HapsetRow(1, "ThreadPool", List.of("workers=5"), 25, 0, 0),
                new HapsetRow(2, "Pbzip", List.of(), 2, 2, 2),
                new HapsetRow(2, "PbzipFixed", List.of(), 8, 0, 0),
                new HapsetRow(2, "Pfscan", List.of(), 28, 0, 0)));
        int[] ofAget = {3, 7, 12, 14, 16, 18, 20, 22, 24};
        for (int workers = 2; workers <= 10; workers++) {
            rows.add(new HapsetRow(workers == 5 ? 2 : 4, "Aget", List.of("workers=" + workers), ofAget[workers - 2],
                    workers == 5 ? 96 : 0, workers == 5 ? 94 : 0));
        }
        extracted(rows, "MysqlLog", 5, 22, 12);
        extracted(rows, "NodeState", 5, 22, 12);
        extracted(rows, "Loadscript", 5, 79, 27);
        extracted(rows, "SeekToItem", 3, 127, 22);
        extracted(rows, "UpdateTimer", 3, 128, 10);
        extracted(rows, "FileTransport", 5, 22, 12);
        extracted(rows, "CreateThread", 5, 22, 12);
        extracted(rows, "ReadWriteProc", 5, 175, 20);
        extracted(rows, "OpenInputStr", 5, 1409, 42);
        extracted(rows, "HttpConnect", 5, 37, 16);
        extracted(rows, "TimerThread", 3, 101, 18);
        return rows;
    }

    private static void extracted(List<HapsetRow> rows, String program, int hapset, int dpor, int pcb) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            rows.add(new HapsetRow(5, program, List.of("seed=" + seed), hapset, dpor, pcb));
        }
    }

    String title() {
        return program + (properties.isEmpty() ? "" : " " + String.join(" ", properties));
    }
}
