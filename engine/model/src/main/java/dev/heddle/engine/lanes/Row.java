package dev.heddle.engine.lanes;

import dev.heddle.engine.model.SourceLocation;

/**
 * One row of a schedule.
 *
 * @param id the same in every layout of the same steps
 * @param lane index of the thread
 * @param n number of the step, 0 where the row is none
 * @param from number of the first step that the row stands for, 0 if it stands for none
 * @param to number of the last one
 * @param shared whether the step is on something that several threads touch
 * @param deciding whether the story rests on it
 */
public record Row(
        String id,
        Kind kind,
        int lane,
        int n,
        int from,
        int to,
        String text,
        SourceLocation at,
        boolean shared,
        boolean deciding) {

    /** What a row stands for. */
    public enum Kind { STEP, SWITCH, FOLD, LOOP, WAIT }

    Row withText(String newText) {
        return new Row(id, kind, lane, n, from, to, newText, at, shared, deciding);
    }

    /** Whether a click shows more. */
    public boolean isFolded() {
        return kind == Kind.FOLD || kind == Kind.LOOP;
    }
}
