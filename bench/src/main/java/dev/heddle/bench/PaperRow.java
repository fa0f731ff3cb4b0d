package dev.heddle.bench;

import java.util.List;

/**
 * A row of table 2 of the unfolding paper, and the program of ours that stands for it.
 *
 * @param properties system properties that are the program's parameters
 * @param tests what the paper's algorithm needed, on average
 * @param seconds what the paper's algorithm took; it gives whole seconds, so 0 means less than one
 * @param comparable whether the number of tests can be compared: the paper's program is known
 * @param rateCounts whether ten times the paper's tests a second are aimed at
 */
record PaperRow(String name, String program, List<String> properties, long tests, int seconds, boolean comparable,
        boolean rateCounts) {

    static List<PaperRow> all() {
        return List.of(
                comparable("Filesystem, 16 threads", "Filesystem", 3, 0, "threads=16"),
                comparable("Filesystem, 18 threads", "Filesystem", 3, 0, "threads=18"),
                comparable("Parallel Pi, 5 threads", "ParallelPi", 120, 0, "threads=5"),
                comparable("Parallel Pi, 6 threads", "ParallelPi", 720, 7, "threads=6"),
                comparable("Dining, 4 philosophers", "Dining", 799, 1, "philosophers=4"),
                comparable("Dining, 5 philosophers", "Dining", 5_747, 9, "philosophers=5"),
                comparable("Dining, 6 philosophers", "Dining", 36_079, 80, "philosophers=6"),
                ours("Test selector", "TestSelector", 9_504, 35, "threads=2", "targets=4"),
                comparable("Pairs, 10 pairs", "Pairs", 7, 0, "pairs=10"),
                rated("Single lock, 8 sections", "SingleLock", 2_520, 4, "sections=8"),
                rated("Single lock, 9 sections", "SingleLock", 22_680, 54, "sections=9"),
                rated("Fib, n = 4", "Fib", 19_605, 13, "n=4"),
                rated("Fib, n = 5", "Fib", 218_243, 195, "n=5"),
                ours("Szymanski, 2 × 2", "Szymanski", 65_138, 107),
                ours("Updater", "Updater", 33_269, 353),
                ours("Updater with deadlock", "Updater", 33_506, 357, "deadlock=1"),
                ours("Synthetic, 4 operations", "Synthetic", 916, 3, "seed=8", "operations=4"),
                ours("Synthetic, 5 operations", "Synthetic", 8_199, 39, "seed=8", "operations=5"));
    }

    private static PaperRow comparable(String name, String program, long tests, int seconds, String... properties) {
        return new PaperRow(name, program, List.of(properties), tests, seconds, true, false);
    }

    private static PaperRow rated(String name, String program, long tests, int seconds, String... properties) {
        return new PaperRow(name, program, List.of(properties), tests, seconds, true, true);
    }

    /** A program of the kind that the paper describes without printing it. */
    private static PaperRow ours(String name, String program, long tests, int seconds, String... properties) {
        return new PaperRow(name, program, List.of(properties), tests, seconds, false, false);
    }

    /** The paper's tests a second; generous where it says less than a second. */
    double rate() {
        return tests / Math.max(seconds, 1.0);
    }
}
