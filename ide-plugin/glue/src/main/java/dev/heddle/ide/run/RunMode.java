package dev.heddle.ide.run;

/** What a run configuration does with its target. */
public enum RunMode {
    /** Searches. */
    EXPLORE("configuration.suggested.explore"),
    /** Runs a recorded schedule again. */
    REPLAY("configuration.suggested.replay"),
    /** Runs the nearest schedule that passes. */
    PASSING("configuration.suggested.passing"),
    /** Runs a recorded schedule again and waits for the debugger. */
    DEBUG("configuration.suggested.debug");

    /** The text that names a configuration of this kind. */
    final String nameKey;

    RunMode(String nameKey) {
        this.nameKey = nameKey;
    }
}
