package dev.heddle.engine.symbolic;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What an execution decided because of its inputs, in the order in which it did.
 *
 * @param inputs the value of each input that the execution asked for
 */
public record Path(List<Branch> branches, Map<String, Long> inputs) {

    /** The conditions that held before the k-th decision, and the opposite of the k-th. */
    public List<Expr> negated(int k, Expressions expressions) {
        List<Expr> conditions = new ArrayList<>(k + 1);
        for (Branch branch : branches.subList(0, k)) {
            conditions.add(branch.holding(expressions));
        }
        conditions.add(branches.get(k).other(expressions));
        return conditions;
    }

    /** All conditions that held. */
    public List<Expr> conditions(Expressions expressions) {
        return branches.stream().map(branch -> branch.holding(expressions)).toList();
    }

    /** The decisions of one thread. */
    public List<Branch> of(int thread) {
        return branches.stream().filter(branch -> branch.thread() == thread).toList();
    }
}
