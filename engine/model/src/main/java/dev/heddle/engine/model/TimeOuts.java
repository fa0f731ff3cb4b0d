package dev.heddle.engine.model;

import com.google.gson.annotations.SerializedName;
import java.util.Locale;

/** When a wait with a limit of time may end because its time has run out. */
public enum TimeOuts {
    /** Whenever the schedule says so, however long the limit is. */
    @SerializedName("any") ANY,
    /**
     * Time passes only where no thread can go on: it jumps to the earliest limit, and waits that have come to theirs may
     * end.
     */
    @SerializedName("last") LAST;

    /** What a search under {@link #LAST} adds to its bound. */
    public static final String LAST_BOUND = "; time passes only where no thread can go on";

    /** In {@link Result#coverage()}: what a second look has covered, in which time-outs may come early. */
    public static final String EARLY_COVERAGE = "earlyTimeOuts";

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
