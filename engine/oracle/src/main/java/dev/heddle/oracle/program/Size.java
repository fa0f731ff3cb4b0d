package dev.heddle.oracle.program;

/**
 * How large generated programs are.
 *
 * @param workers threads beside the main thread, at most
 * @param operations visible operations of a thread, roughly, at most
 * @param depth how deep blocks are nested
 */
public record Size(int workers, int operations, int depth) {

    /** All interleavings can be executed one by one. */
    public static final Size TINY = new Size(2, 3, 2);

    /** Too many interleavings to execute each, few enough states to enumerate. */
    public static final Size SMALL = new Size(3, 6, 3);
}
