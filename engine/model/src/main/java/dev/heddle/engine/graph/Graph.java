package dev.heddle.engine.graph;

import java.util.List;

/**
 * Events of several threads with what leads to them, ready to be drawn. Causes come before what they cause.
 *
 * @param summary what it shows, in words
 * @param cut what is missing in it, or null if nothing is
 * @param lanes names of the threads
 */
public record Graph(String title, String summary, String cut, List<String> lanes, List<Node> nodes, List<Arc> arcs) {

    /** What an event is to the one who looks. */
    public enum Kind {
        SEEN,
        /** The thread fails in it. */
        FAILING,
        /** It is possible, but no execution has shown it. */
        OPEN
    }

    /** What leads from one event to another. */
    public enum Flow {
        /** The thread goes on. */
        THREAD,
        /** Data, a lock or a signal goes from one thread to another. */
        DATA
    }

    /**
     * @param id its position among the nodes
     * @param where place in the source, or null
     */
    public record Node(int id, int lane, Kind kind, String what, String where) {}

    /** @param open whether what it leads to has not been shown */
    public record Arc(int from, int to, Flow flow, boolean open) {}
}
