package dev.heddle.bench;

import java.util.List;

/**
 * A row of table 1 of the paper on bounded interference, and the program of ours that stands for it.
 *
 * @param bugs how many the paper's tool finds with one, two and three interferences
 * @param seconds what it took for all three
 */
record InterferenceRow(String name, String program, List<Integer> bugs, int seconds) {

    static List<InterferenceRow> all() {
        return List.of(
                row("Bluetooth", 0, 1, 26), row("Account", 1, 0, 28), row("Meeting", 1, 0, 16),
                row("Vector1", 0, 1, 104), row("Vector2", 0, 1, 80), row("Vector3", 0, 1, 102),
                row("Stack1", 0, 1, 100), row("Stack2", 0, 1, 74), row("Stack3", 0, 1, 98),
                row("HashSet", 1, 0, 22), row("StringBuffer", 1, 0, 12), row("Series", 1, 0, 10),
                row("Sor", 0, 1, 490), row("Ray", 1, 0, 18), row("Ftp", 2, 0, 56), row("Mutual", 1, 0, 10));
    }

    private static InterferenceRow row(String program, int one, int two, int seconds) {
        return new InterferenceRow(program, program, List.of(one, two, 0), seconds);
    }
}
