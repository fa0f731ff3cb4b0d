package dev.heddle.engine.model;

import com.google.gson.annotations.SerializedName;

/** How an exploration ended. */
public enum Status {
    @SerializedName("violation") VIOLATION,
    @SerializedName("clean") CLEAN,
    @SerializedName("incomplete") INCOMPLETE,
    @SerializedName("error") ERROR
}
