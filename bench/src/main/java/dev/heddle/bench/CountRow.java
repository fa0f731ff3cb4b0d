package dev.heddle.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A program of {@code testData/counts} with parameters, and how many traces it is known to have.
 *
 * @param parameters arguments of its main method, with spaces between them
 * @param reversed whether the threads are created in the opposite order
 * @param traces that run to their end
 * @param deadlocked traces that end in a deadlock
 */
record CountRow(String program, String parameters, boolean reversed, long traces, long deadlocked) {

    /** One monitor, and fib: the rows that are long enough to have a rate. */
    private static final Set<String> RATED =
            Set.of("LockInc 7", "LockInc 8", "Pi 7", "Pi 8", "FibBench 4", "FibBench 5");
    /** Executions that are made again for a rate. */
    private static final long AGAIN = 40_000;
    /** Of so many executions the first, which are slow, hardly count. */
    private static final long LONG = 50_000;

    /** The rows of the table in that folder up to so many traces, each in both orders of creation. */
    static List<CountRow> in(Path folder, long limit) {
        List<CountRow> rows = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(folder.resolve("expected.csv"))) {
                String[] cells = line.split(",");
                if (!cells[0].equals("program") && Long.parseLong(cells[2]) <= limit) {
                    for (boolean reversed : new boolean[] {false, true}) {
                        rows.add(new CountRow(cells[0], cells[1], reversed, Long.parseLong(cells[2]),
                                Long.parseLong(cells[3])));
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    long expected() {
        return traces + deadlocked;
    }

    String title() {
        return program + "(" + parameters.replace(" ", ", ") + ")" + (reversed ? " reversed" : "");
    }

    /** Whether there is a goal for its executions a second. */
    boolean isRated() {
        return RATED.contains(program + " " + parameters);
    }

    /** How often it is explored again in the same process to have a rate that is not that of a JVM that is compiling. */
    int repetitions() {
        return isRated() && expected() < LONG ? (int) (1 + AGAIN / expected()) : 0;
    }

    /** A name for a test method. */
    String method() {
        return program + "_" + parameters.replace(' ', '_') + (reversed ? "_reversed" : "");
    }

    /** A name for the test method of a repetition. */
    String method(int repetition) {
        return repetition == 0 ? method() : method() + "_again_" + repetition;
    }

    /** The test method, which calls the program's main method, at its place among others. */
    String source(int place, int repetition) {
        String arguments = "\"" + parameters.replace(" ", "\", \"") + "\"" + (reversed ? ", \"reversed\"" : "");
        return "    @Test @Order(" + place + ") void " + method(repetition) + "() throws Exception { "
                + program + ".main(new String[] {" + arguments + "}); }\n";
    }
}
