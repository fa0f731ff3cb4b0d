package dev.heddle.engine.lanes;

/**
 * What leads from a step of one thread to a step of another. That each thread's own steps follow each other is what its lane
 * shows.
 *
 * @param id the same in every layout of the same steps
 * @param fromStep number of the step it leads from
 * @param toStep number of the step it leads to
 * @param deciding whether the story rests on both
 */
public record Edge(String id, Kind kind, int fromStep, int toStep, boolean deciding) {

    /** What flows. */
    public enum Kind {
        /** A value that was read was written there. */
        READS_FROM("reads from"),
        /** A lock that was taken had been given back there. */
        LOCK("lock"),
        START("start"),
        JOIN("join"),
        /** A notify, unpark or interrupt that ended a wait. */
        WAKE("wakes");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }
}
