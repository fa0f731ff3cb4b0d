package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Puts other terms in place of some in what steps write, need and decide. */
final class Rewriting {

    private final Expressions expressions;
    private final UnaryOperator<Expr> each;
    private final Map<Expr, Expr> known = new IdentityHashMap<>();

    /** @param each says what stands for a term, whose operands have been rewritten */
    Rewriting(Expressions expressions, UnaryOperator<Expr> each) {
        this.expressions = expressions;
        this.each = each;
    }

    Expr of(Expr expr) {
        Expr rewritten = known.get(expr);
        if (rewritten == null) {
            Expr[] operands = new Expr[expr.count()];
            boolean changed = false;
            for (int i = 0; i < operands.length; i++) {
                operands[i] = of(expr.operand(i));
                changed |= operands[i] != expr.operand(i);
            }
            rewritten = each.apply(changed ? expressions.with(expr, operands) : expr);
            known.put(expr, rewritten);
        }
        return rewritten;
    }

    /** The same step, itself if nothing in it is rewritten. */
    RecordedStep of(RecordedStep step) {
        List<RecordedEvent> events = new ArrayList<>();
        boolean changed = false;
        for (RecordedEvent event : step.events()) {
            RecordedEvent rewritten = of(event);
            events.add(rewritten);
            changed |= rewritten != event;
        }
        return changed ? step.with(List.copyOf(events)) : step;
    }

    private RecordedEvent of(RecordedEvent event) {
        if (event instanceof RecordedEvent.Write write) {
            Expr value = of(write.value());
            return value == write.value() ? write : new RecordedEvent.Write(write.key(), value);
        } else if (event instanceof RecordedEvent.Requirement requirement) {
            Expr condition = of(requirement.condition());
            return condition == requirement.condition() ? requirement : new RecordedEvent.Requirement(condition);
        } else if (event instanceof RecordedEvent.Decision decision) {
            Expr condition = of(decision.condition());
            return condition == decision.condition() ? decision
                    : new RecordedEvent.Decision(condition, decision.outcome(), decision.manyWays(), decision.at());
        }
        return event;
    }
}
