package dev.heddle.engine.model;

import com.google.gson.annotations.SerializedName;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is no violation by itself, but counts as one where the user says so. */
public enum FailOn {
    @SerializedName("race") RACE,
    /** What fails only because a wait or a sleep ends by its time while other threads could go on. */
    @SerializedName("time-out") TIME_OUT,
    /** An execution that has not come to an end within the limit on steps. */
    @SerializedName("step-limit") STEP_LIMIT,
    /** A thread that waits for ever when the test has passed. */
    @SerializedName("left-waiting") LEFT_WAITING,
    /** A region that is thought to be meant as one, and that another thread comes into. */
    @SerializedName("atomicity") ATOMICITY,
    /** Two operations that come in an order that is thought not to be meant. */
    @SerializedName("order") ORDER;

    /** Whether what is seen in an execution that has not failed counts as a violation. */
    public static boolean counts(Set<FailOn> asked, ViolationKind seen) {
        return asked.stream().anyMatch(what -> what.name().equals(seen.name()));
    }

    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Reads a list with commas, such as {@code race,time-out}; null for none. */
    public static Set<FailOn> parse(String text) throws BadRequestException {
        Set<FailOn> all = EnumSet.noneOf(FailOn.class);
        for (String part : text == null ? new String[0] : text.split(",", -1)) {
            all.add(Stream.of(values()).filter(known -> known.label().equals(part.strip())).findFirst()
                    .orElseThrow(() -> new BadRequestException(
                            "--fail-on knows " + labels() + " only, not '" + part.strip() + "'")));
        }
        return all;
    }

    private static String labels() {
        return Stream.of(values()).map(known -> "'" + known.label() + "'").collect(Collectors.joining(", "));
    }
}
