package dev.heddle.oracle.run;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What users are told about a program, as text. Of the states in which threads are blocked an exploration shows one for
 * each place and cycle; the enumerator knows them all. So each that is shown must be among those, with as many
 * preemptions as it takes, and if there are any, one must be shown.
 */
public final class Reports {

    static final String NOTHING = "nothing, in all schedules";

    private static final String END = "end ";
    private static final String FAIL = "fail ";

    private Reports() {}

    /** All that may be told, by the outcomes of a program and the fewest preemptions that lead to each. */
    public static SortedSet<String> possible(Map<String, Integer> outcomes) {
        SortedSet<String> possible = new TreeSet<>();
        outcomes.forEach((outcome, preemptions) -> {
            if (!outcome.startsWith(END)) {
                possible.add(kind(outcome));
                possible.add(text(outcome, preemptions));
            }
        });
        if (possible.isEmpty()) {
            possible.add(NOTHING);
        }
        return possible;
    }

    /** All of it that must be told: every check that can fail first, and that threads can be blocked. */
    public static SortedSet<String> expected(SortedSet<String> possible) {
        SortedSet<String> expected = new TreeSet<>(possible);
        expected.removeIf(text -> !text.startsWith(FAIL) && !text.equals(NOTHING) && !text.equals(kind(text)));
        return expected;
    }

    /** {@code fail}, {@code deadlock} or {@code stuck}. */
    static String kind(String outcome) {
        return outcome.substring(0, outcome.indexOf(' ') < 0 ? outcome.length() : outcome.indexOf(' '));
    }

    /** {@code preemptions} is null where an exploration does not know how many are needed. */
    static String text(String outcome, Integer preemptions) {
        return outcome + ", " + (preemptions == null ? "as many preemptions as it happens" : preemptions + " preemptions");
    }
}
