package dev.heddle.engine.strategy.unfolding;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * The events of a small unfolding in words, in an order that does not depend on how it was built: what the thread has done up to and
 * including the event. Of a variable it is told which thread's write is found, and which threads have read it since. Variables of the
 * thread that starts the others are left out.
 */
final class NetText {

    private NetText() {}

    static List<String> of(Unfolding unfolding) {
        TreeSet<String> events = new TreeSet<>(Comparator.naturalOrder());
        visit(unfolding.root, "", events);
        return List.copyOf(events);
    }

    private static void visit(NetEvent event, String path, TreeSet<String> events) {
        visit((Point) event, path, events);
        for (NetEvent birth : event.births()) {
            visit(birth, "t" + birth.thread + ":", events);
        }
    }

    private static void visit(Point point, String path, TreeSet<String> events) {
        for (NetChoice choice = point.choices; choice != null; choice = choice.sibling) {
            for (Option option : choice.options) {
                if (option.covered) {
                    String words = words(option);
                    String next = path + words;
                    if (!words.isEmpty()) {
                        events.add(next);
                    }
                    visit((Point) option, next, events);
                }
            }
        }
        if (point.event != null) {
            visit(point.event, path, events);
        }
    }

    private static String words(Option option) {
        if (option.holding != null) {
            return " [" + option.holding + "]";
        }
        if (option.frontier == null || isLife(option.frontier.version.variable)) {
            return "";
        }
        StringBuilder words = new StringBuilder(" " + ((AccessChoice) option.choice).mode.name().toLowerCase() + " of ");
        Version version = option.frontier.version;
        words.append(version.event == null ? "initial" : "t" + version.event.thread);
        for (NetEvent entry : option.frontier.entries) {
            words.append(" after t").append(entry.thread);
        }
        return words.toString();
    }

    /** Whether it stands for the life of a thread: whoever starts the thread writes it first. */
    private static boolean isLife(NetVariable variable) {
        return variable.initial.root(dev.heddle.engine.strategy.api.Mode.WRITE).options.all().stream()
                .anyMatch(option -> option.choice.condition.thread == 0);
    }
}
