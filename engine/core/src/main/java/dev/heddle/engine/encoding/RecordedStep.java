package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import java.util.List;

/**
 * One step of an execution, as data.
 *
 * @param index in the execution; steps that were announced only come behind all others
 * @param thread stands for the thread in every execution
 * @param number how many steps the thread has made before it
 * @param start the step that started the thread, if this is its first; else -1
 * @param notification the step that has notified the thread, if this ends a wait that way; else -1
 * @param notified holds if the thread was notified before, where this ends a wait that may also end otherwise; else null
 * @param waitsIn set of waiting threads that the thread joins with it; 0 for none
 * @param waitEndsBy the interrupt flag that may end that wait, as a variable; 0 for none
 * @param notifies set of waiting threads of which it wakes one, or all; 0 for none
 * @param inOrder whether it wakes the one that has waited longest
 * @param failure tells the failure that ends the thread with it from others; 0 if it does not fail
 * @param events what happens in it, in order
 */
public record RecordedStep(
        int index,
        int thread,
        int number,
        int start,
        int notification,
        Expr notified,
        long waitsIn,
        long waitEndsBy,
        long notifies,
        boolean notifiesAll,
        boolean inOrder,
        boolean ends,
        long failure,
        List<RecordedEvent> events) {

    /** The same step with other events. */
    RecordedStep with(List<RecordedEvent> other) {
        return new RecordedStep(index, thread, number, start, notification, notified, waitsIn, waitEndsBy, notifies, notifiesAll,
                inOrder, ends, failure, other);
    }

    /** Steps are looked up often, and their events are many. */
    @Override
    public int hashCode() {
        return 31 * index + thread;
    }

    /** Its decisions, in order. */
    public List<RecordedEvent.Decision> decisions() {
        return events.stream().filter(RecordedEvent.Decision.class::isInstance)
                .map(RecordedEvent.Decision.class::cast).toList();
    }

    /** Whether it ends a wait for a notification, which nothing else can end. */
    public boolean isWakeUp() {
        return notification >= 0;
    }

    /** The same at another place, and with other events. */
    RecordedStep at(int newIndex, int newNumber, int newStart, int newNotification, List<RecordedEvent> newEvents) {
        return new RecordedStep(newIndex, thread, newNumber, newStart, newNotification, notified, waitsIn, waitEndsBy, notifies,
                notifiesAll, inOrder, ends, failure, newEvents);
    }
}
