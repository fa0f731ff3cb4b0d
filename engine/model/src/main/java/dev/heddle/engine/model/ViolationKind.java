package dev.heddle.engine.model;

import com.google.gson.annotations.SerializedName;

/** What can be wrong with a program; the labels are those of the result format. */
public enum ViolationKind {
    @SerializedName("assertion") ASSERTION,
    @SerializedName("exception") EXCEPTION,
    @SerializedName("deadlock") DEADLOCK,
    @SerializedName("stuck") STUCK,
    @SerializedName("no-termination") NO_TERMINATION,
    @SerializedName("race") RACE,
    /** A thread has ended and still has a lock. */
    @SerializedName("leaked-lock") LEAKED_LOCK,
    @SerializedName("atomicity") ATOMICITY,
    @SerializedName("order") ORDER;

    public String label() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
