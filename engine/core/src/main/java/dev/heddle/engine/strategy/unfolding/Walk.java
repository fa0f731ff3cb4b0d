package dev.heddle.engine.strategy.unfolding;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** Goes through all points of an unfolding that executions have shown, each once. */
final class Walk {

    private Walk() {}

    static void through(Unfolding unfolding, Consumer<Point> visitor) {
        // Not by recursion: a thread may make many steps.
        Deque<Point> open = new ArrayDeque<>();
        open.push(unfolding.root);
        while (!open.isEmpty()) {
            Point point = open.pop();
            visitor.accept(point);
            for (NetChoice choice = point.choices; choice != null; choice = choice.sibling) {
                for (Option option : choice.options) {
                    if (option.covered) {
                        open.push(option);
                    }
                }
            }
            if (point.event != null) {
                open.push(point.event);
            }
            if (point instanceof NetEvent event) {
                event.births().forEach(open::push);
            }
        }
    }
}
