package dev.heddle.engine.session;

/**
 * What an exploration does with the orders of statements that executions show.
 *
 * @param covered whether the result is to tell them, whichever strategy searches
 * @param context how many calls tell one statement from another
 * @param sets folder with what earlier searches have learned, or null
 * @param sought an order of two lines to lead an execution to, such as {@code Foo.java:42<Bar.java:17}, or null
 * @param learn random executions that {@code hapset} learns from before it searches
 */
public record OrderOptions(boolean covered, int context, int learn, String sets, String sought) {

    /** As many calls as the paper on HaPSets keeps. */
    public static final int CONTEXT = 5;

    public static final OrderOptions USUAL = new OrderOptions(false, CONTEXT, 0, null, null);
}
