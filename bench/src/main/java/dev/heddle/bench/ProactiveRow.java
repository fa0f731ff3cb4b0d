package dev.heddle.bench;

import java.util.List;

/**
 * A row of table I of the paper on proactive debugging, and the program of ours that stands for it.
 *
 * @param fault which of the faults of the program; 0 if it has one only
 * @param threads as the paper counts them, the main thread included
 * @param points shared access points in the paper's first execution
 * @param seconds what the paper's tool took
 */
record ProactiveRow(String name, String program, int fault, int threads, int points, double seconds) {

    /** Seconds after which the paper's tool was over its limit for the row that it could not do in time. */
    private static final double SWARM_SECONDS = 12_074;

    static List<ProactiveRow> all() {
        return List.of(
                new ProactiveRow("account", "AccountBug", 0, 4, 2, 0.016),
                new ProactiveRow("arith", "ArithBug", 0, 3, 26, 0.39),
                new ProactiveRow("queue", "QueueBug", 0, 3, 23, 0.32),
                new ProactiveRow("stack", "StackBug", 0, 3, 30, 3.47),
                new ProactiveRow("fft 1", "FftBug", 1, 3, 199, 3.5),
                new ProactiveRow("fft 2", "FftBug", 2, 3, 196, 5.7),
                new ProactiveRow("lu contiguous 1", "LuContiguousBug", 1, 3, 302, 7.8),
                new ProactiveRow("lu contiguous 2", "LuContiguousBug", 2, 3, 584, 14.5),
                new ProactiveRow("lu non-contiguous 1", "LuNonContiguousBug", 1, 3, 1_021, 10.4),
                new ProactiveRow("lu non-contiguous 2", "LuNonContiguousBug", 2, 3, 1_015, 11.5),
                new ProactiveRow("radix 1", "RadixBug", 1, 3, 321, 3.1),
                new ProactiveRow("radix 2", "RadixBug", 2, 3, 303, 2.2),
                new ProactiveRow("pfscan", "PfscanBug", 0, 3, 731, 0.87),
                new ProactiveRow("blackscholes", "BlackscholesBug", 0, 4, 315, 0.27),
                new ProactiveRow("swarm", "SwarmBug", 0, 5, 802, SWARM_SECONDS));
    }

    /** What the program's process is told. */
    List<String> arguments() {
        return fault == 0 ? List.of() : List.of("--jvm-arg=-Dfault=" + fault);
    }

    /** Seconds that are not too many. */
    double limit() {
        return seconds == SWARM_SECONDS ? 60 : Math.max(seconds, 0.5);
    }
}
