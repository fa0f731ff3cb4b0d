package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.SourceLocation;

/**
 * An access as people see it.
 *
 * @param op what was done, such as {@code acquire}
 * @param variable what it was done to, such as {@code Account#1.balance}; objects are counted in each execution anew
 * @param object stands for the object in every execution; 0 for none
 * @param at where, or null
 * @param activation the call of the method it was made in, by number; 0 where that is not known
 * @param direct whether it was made by the user's code itself, or an atomic operation that this called
 * @param data whether it is on a field or element, and not on something that threads wait for
 * @param plain whether it orders nothing: a field that is not volatile, or an element
 */
public record AccessDescription(
        String op, String variable, long object, SourceLocation at, int activation, boolean direct,
        boolean data, boolean plain) {

    public AccessDescription withOp(String newOp) {
        return new AccessDescription(newOp, variable, object, at, activation, direct, data, plain);
    }
}
