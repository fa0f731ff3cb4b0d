package dev.heddle.engine.session;

import java.util.Locale;

/** What a worker is busy with. */
public enum Phase {
    /** Its process comes up and looks for the tests. */
    STARTING,
    /** It finds out what the threads of a test share. */
    LEARNING,
    /** It runs one schedule after another. */
    SEARCHING,
    /** It replays what it found, to be sure of it. */
    CONFIRMING,
    /** It looks for a schedule with fewer switches that shows the same. */
    SHORTENING;

    /** As it stands in events. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
