package dev.heddle.engine.strategy.dpor;

import java.util.ArrayList;
import java.util.List;

/** The state before one step of the execution that is being explored: what is asleep there and what is to be done. */
final class Frame {

    /** Steps that were explored from here, or before, and whose turn now would lead to executions already seen. */
    private final List<Transition> asleep = new ArrayList<>();
    final WakeupTree tree;

    Frame(WakeupTree tree) {
        this.tree = tree;
    }

    /** The frame behind {@code step}. */
    Frame after(Transition step) {
        Frame next = new Frame(tree.first());
        for (Transition sleeper : asleep) {
            if (!sleeper.conflicts(step)) {
                next.asleep.add(sleeper);
            }
        }
        return next;
    }

    /** The frame behind the step made here if time passes there, which changes what every thread can do. */
    Frame afterAll() {
        return new Frame(tree.first());
    }

    /** The step of the first branch has been made. */
    void made(Transition step) {
        tree.made(step, asleep);
    }

    boolean isAsleep(int thread) {
        for (Transition sleeper : asleep) {
            if (sleeper.thread == thread) {
                return true;
            }
        }
        return false;
    }

    void putToSleep(Transition step) {
        asleep.add(step);
    }

    /** Plans the sequence, unless it leads to an execution that was seen or is planned. */
    void plan(List<Transition> sequence) {
        for (Transition sleeper : asleep) {
            if (WakeupTree.couldBegin(sleeper, sequence)) {
                return;
            }
        }
        tree.insert(sequence);
    }
}
