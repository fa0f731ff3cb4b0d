package dev.heddle.bench;

import java.util.List;

/**
 * A row of table I of the paper on proactive debugging, and the program of ours that stands for it.
 *
 * @param threads as the paper counts them, the main thread included
 * @param points shared access points in the paper's first execution
 * @param seconds what the paper's tool took
 */
record ProactiveRow(String name, String program, int threads, int points, double seconds) {

    static List<ProactiveRow> all() {
        return List.of(
                new ProactiveRow("account", "AccountBug", 4, 2, 0.016),
                new ProactiveRow("arith", "ArithBug", 3, 26, 0.39),
                new ProactiveRow("queue", "QueueBug", 3, 23, 0.32),
                new ProactiveRow("stack", "StackBug", 3, 30, 3.47));
    }
}
