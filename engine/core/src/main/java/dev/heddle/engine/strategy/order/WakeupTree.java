package dev.heddle.engine.strategy.order;

import java.util.ArrayList;
import java.util.List;

/**
 * What is still to be explored from one state: an ordered tree whose branches are sequences of steps. The first
 * branch is the one being explored. (Abdulla, Aronis, Jonsson, Sagonas: Source Sets, JACM 2017.)
 */
final class WakeupTree {

    /** The step that leads here, with the accesses it had where it was seen; null at the root and for a free choice. */
    final Transition step;
    private final List<WakeupTree> branches = new ArrayList<>(1);

    WakeupTree(Transition step) {
        this.step = step;
    }

    boolean isLeaf() {
        return branches.isEmpty();
    }

    WakeupTree first() {
        return branches.get(0);
    }

    void addFirst(Transition newStep) {
        branches.add(0, new WakeupTree(newStep));
    }

    void removeFirst() {
        branches.remove(0);
    }

    /**
     * Adds a branch, unless exploring one that is there will lead to an equivalent execution. The first branch does not:
     * the sequence reverses it. Takes the sequence apart.
     */
    void insert(List<Transition> sequence) {
        insert(sequence, 1);
    }

    private void insert(List<Transition> sequence, int firstBranch) {
        WakeupTree node = this;
        int from = firstBranch;
        while (!sequence.isEmpty()) {
            WakeupTree next = null;
            for (int i = from; i < node.branches.size() && next == null; i++) {
                WakeupTree branch = node.branches.get(i);
                next = takeFrom(sequence, branch.step) ? branch : null;
            }
            from = 0;
            if (next == null) {
                node.append(sequence);
                return;
            }
            if (next.isLeaf()) {
                return;
            }
            node = next;
        }
    }

    private void append(List<Transition> sequence) {
        WakeupTree node = this;
        for (Transition t : sequence) {
            WakeupTree branch = new WakeupTree(t);
            node.branches.add(branch);
            node = branch;
        }
    }

    /**
     * The step of the first branch has been made. The last step of a planned sequence may turn out to touch other things
     * than where it was seen: a compare-and-set that fails now does not write. Sequences that were kept apart from it but
     * could begin with it after all belong behind it; left where they are, they would hide others.
     */
    void made(Transition actual) {
        WakeupTree first = first();
        if (branches.size() == 1 || first.step == null || actual.touchesTheSameAs(first.step)) {
            return;
        }
        List<List<Transition>> all = new ArrayList<>();
        for (WakeupTree other : branches.subList(1, branches.size())) {
            other.collect(new ArrayList<>(), all);
        }
        branches.subList(1, branches.size()).clear();
        for (List<Transition> sequence : all) {
            if (!takeFrom(sequence, actual)) {
                append(sequence, 1);
            } else if (!first.isLeaf()) {
                first.insert(sequence, 0);
            }
        }
    }

    /** Adds a sequence next to those that begin in the same way. */
    private void append(List<Transition> sequence, int firstBranch) {
        WakeupTree node = this;
        int from = firstBranch;
        int depth = 0;
        WakeupTree last = from < branches.size() ? branches.get(branches.size() - 1) : null;
        while (last != null && depth < sequence.size() && last.step == sequence.get(depth)) {
            node = last;
            depth++;
            last = node.isLeaf() ? null : node.branches.get(node.branches.size() - 1);
        }
        node.append(sequence.subList(depth, sequence.size()));
    }

    private void collect(List<Transition> path, List<List<Transition>> all) {
        path.add(step);
        if (isLeaf()) {
            all.add(new ArrayList<>(path));
        }
        for (WakeupTree branch : branches) {
            branch.collect(path, all);
        }
        path.remove(path.size() - 1);
    }

    /** Whether the step could begin an execution that is equivalent to the sequence; takes it out of the sequence. */
    private static boolean takeFrom(List<Transition> sequence, Transition step) {
        for (int i = 0; i < sequence.size(); i++) {
            Transition t = sequence.get(i);
            if (t.thread == step.thread) {
                if (!t.samePicks(step)) {
                    return false;
                }
                sequence.remove(i);
                return true;
            }
            if (t.conflicts(step)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a step, with whatever the schedule chooses in it, could begin an execution equivalent to the sequence. */
    static boolean couldBegin(Transition step, List<Transition> sequence) {
        for (Transition t : sequence) {
            if (t.thread == step.thread) {
                return true;
            }
            if (t.conflicts(step)) {
                return false;
            }
        }
        return true;
    }
}
