package dev.heddle.engine.lanes;

/**
 * A stretch of a lane.
 *
 * @param what the lock that is held, or why the thread could not go on
 * @param fromRow first row
 * @param toRow last row
 * @param depth how many bars of the lane it stands beside
 */
public record Bar(String id, Kind kind, int lane, String what, int fromRow, int toRow, int depth) {

    /** What the stretch is. */
    public enum Kind { HELD, BLOCKED }
}
