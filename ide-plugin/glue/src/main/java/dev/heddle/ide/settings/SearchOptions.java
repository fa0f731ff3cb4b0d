package dev.heddle.ide.settings;

import org.jdom.Element;

/**
 * How to search, as it is stored with a run configuration and in the settings. Empty or 0 means the engine's default.
 *
 * @param strategy   a name of the strategy catalogue
 * @param bound      the k of strategies that have one
 * @param seconds    time for the search
 * @param executions stop after so many, or 0 for no limit
 * @param workers    worker processes
 * @param all        go on after the first violation
 * @param focus      {@code File.java:42}, where threads lose the turn, or empty for everywhere
 * @param thread     the only thread that others may interfere with, for strategies that ask; empty for each in turn
 */
public record SearchOptions(
        String strategy, int bound, int seconds, long executions, int workers, boolean all, String focus, String thread) {

    public static final SearchOptions DEFAULT = new SearchOptions("auto", 3, 60, 0, 1, false, "");

    public SearchOptions(
            String strategy, int bound, int seconds, long executions, int workers, boolean all, String focus) {
        this(strategy, bound, seconds, executions, workers, all, focus, "");
    }


    public SearchOptions withStrategy(String name) {
        return new SearchOptions(name, bound, seconds, executions, workers, all, focus, thread);
    }

    public SearchOptions withFocus(String place) {
        return new SearchOptions(strategy, bound, seconds, executions, workers, all, place, thread);
    }

    public SearchOptions onThread(String name) {
        return new SearchOptions(strategy, bound, seconds, executions, workers, all, focus, name);
    }

    public void write(Element element) {
        element.setAttribute("strategy", strategy);
        element.setAttribute("bound", Integer.toString(bound));
        element.setAttribute("seconds", Integer.toString(seconds));
        element.setAttribute("executions", Long.toString(executions));
        element.setAttribute("workers", Integer.toString(workers));
        element.setAttribute("all", Boolean.toString(all));
        element.setAttribute("focus", focus);
        element.setAttribute("thread", thread);
    }

    /** Reads what is there; a number that is none, as after editing by hand, is the default. */
    public static SearchOptions read(Element element) {
        String strategy = element.getAttributeValue("strategy");
        String focus = element.getAttributeValue("focus");
        String thread = element.getAttributeValue("thread");
        return new SearchOptions(
                strategy == null || strategy.isBlank() ? DEFAULT.strategy : strategy,
                (int) number(element, "bound", DEFAULT.bound),
                (int) number(element, "seconds", DEFAULT.seconds),
                number(element, "executions", DEFAULT.executions),
                (int) number(element, "workers", DEFAULT.workers),
                Boolean.parseBoolean(element.getAttributeValue("all")),
                focus == null ? "" : focus,
                thread == null ? "" : thread);
    }

    private static long number(Element element, String name, long otherwise) {
        String text = element.getAttributeValue(name);
        try {
            return text == null ? otherwise : Math.max(0, Long.parseLong(text));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }
}
