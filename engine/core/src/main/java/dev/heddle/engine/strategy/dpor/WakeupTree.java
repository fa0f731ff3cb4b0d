package dev.heddle.engine.strategy.dpor;

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
    /**
     * At a leaf whose step may turn out otherwise, or to be impossible: what was left out because the leaf leads there; null if nothing was. Holds
     * no more than would have been planned without the leaf.
     */
    private WakeupTree leftOut;

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

    /** The first branch turned out to be impossible: what was left out in its favour is to be done after all. */
    void failFirst() {
        WakeupTree leftOut = branches.remove(0).leftOut;
        if (leftOut != null) {
            leftOut.branches.stream().flatMap(branch -> branch.sequences().stream())
                    .forEach(sequence -> insert(sequence, 0));
        }
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
                next.leaveOut(sequence);
                return;
            }
            node = next;
        }
    }

    private void leaveOut(List<Transition> rest) {
        if (!step.varies() || rest.isEmpty()) {
            return;
        }
        if (leftOut == null) {
            leftOut = new WakeupTree(null);
        }
        leftOut.insert(rest, 0);
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
     *
     * <p>If what is asleep could have come first after all, the step was not worth a plan of its own: whatever may be done
     * behind it leads to where the sleeper led, but for the sequences that were left out in its favour, which undo that. So
     * just those are followed.
     */
    void made(Transition actual, List<Transition> asleep) {
        WakeupTree first = first();
        WakeupTree leftOut = first.leftOut;
        first.leftOut = null;
        if (first.step == null || actual.touchesTheSameAs(first.step)) {
            return;
        }
        boolean needless = first.isLeaf() && asleep.stream().anyMatch(sleeper -> !sleeper.conflicts(actual));
        if (needless && leftOut != null) {
            leftOut.branches.stream().flatMap(branch -> branch.sequences().stream())
                    .filter(sequence -> asleep.stream().noneMatch(
                            sleeper -> !sleeper.conflicts(actual) && couldBegin(sleeper, sequence)))
                    .forEach(sequence -> first.insert(sequence, 0));
        }
        List<List<Transition>> others = new ArrayList<>();
        branches.subList(1, branches.size()).forEach(branch -> others.addAll(branch.sequences()));
        branches.subList(1, branches.size()).clear();
        for (List<Transition> sequence : others) {
            if (!takeFrom(sequence, actual)) {
                append(sequence, 1);
            } else if (needless || !first.isLeaf()) {
                first.insert(sequence, 0);
            }
        }
    }

    /** All that it leads to, with the step that leads here. */
    private List<List<Transition>> sequences() {
        List<List<Transition>> all = new ArrayList<>();
        collect(new ArrayList<>(), all);
        return all;
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
