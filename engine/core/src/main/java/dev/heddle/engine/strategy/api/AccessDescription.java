package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.SourceLocation;

/**
 * An access as people see it.
 *
 * @param op what was done, such as {@code acquire}
 * @param variable what it was done to, such as {@code Account#1.balance}; objects are counted in each execution anew
 * @param object stands for the object in every execution; 0 for none
 * @param at where, or null
 */
public record AccessDescription(String op, String variable, long object, SourceLocation at) {

    public AccessDescription withOp(String newOp) {
        return new AccessDescription(newOp, variable, object, at);
    }
}
