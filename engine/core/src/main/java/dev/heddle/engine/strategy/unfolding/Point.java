package dev.heddle.engine.strategy.unfolding;

/**
 * Where a thread may stand: between two steps ({@link NetEvent}), or within one ({@link Option}). What it does there is told by
 * the choices that were seen.
 */
abstract class Point {

    /** The first of the choices that open here; others are its siblings. */
    NetChoice choices;
    /** The step that ends here, if one does. */
    NetEvent event;
}
