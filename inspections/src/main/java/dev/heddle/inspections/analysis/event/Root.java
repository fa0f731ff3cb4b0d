package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiElement;
import java.util.List;
import java.util.Map;

/**
 * A place where a thread comes into the code of the file.
 *
 * @param body the code it runs
 * @param many whether several threads can be in it at once
 * @param accesses what it touches, in the terms of where it was started
 * @param starts for started threads: bodies that lead to the start, and the place of the start in each
 * @param spawn the start, or null
 */
public record Root(
        Kind kind,
        PsiElement body,
        boolean many,
        List<Event.Access> accesses,
        Map<PsiElement, PsiElement> starts,
        Event.Spawn spawn) {

    public enum Kind {
        /** Code handed to a thread, pool or future in this file. */
        STARTED,
        /** The run method of a task class that other files start. */
        TASK,
        /** A method that a scheduler calls. */
        SCHEDULED,
        /** A method that several threads may call at once. */
        CONCURRENT,
        /** A method that some thread calls, one at a time as far as we know. */
        CALLER
    }
}
