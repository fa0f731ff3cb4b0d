package dev.heddle.engine.strategy.unfolding;

/**
 * Where a thread may stand: between two steps ({@link Event}), or within one ({@link Option}). What it does there is told by
 * the choices that were seen.
 */
abstract class Point {

    /** The first of the choices that open here; others are its siblings. */
    Choice choices;
    /** The step that ends here, if one does. */
    Event event;
}
