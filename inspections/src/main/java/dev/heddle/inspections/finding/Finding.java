package dev.heddle.inspections.finding;

import com.intellij.psi.PsiElement;
import java.util.List;

/**
 * One place to highlight.
 *
 * @param from first highlighted element
 * @param to last highlighted element, in the same file; often the same as {@code from}
 * @param variable the shared variable it is about, such as {@code com.acme.Account.balance}, or null
 * @param evidence what speaks for it, or null where nobody has asked yet
 */
public record Finding(
        PsiElement from, PsiElement to, String message, Strength strength, String variable, List<PlaceFix> fixes,
        Evidence evidence) {

    /** How much weight a highlight has beside the level that the user gave the inspection. */
    public enum Strength {
        /** An exploration saw it happen. */
        CONFIRMED,
        NORMAL,
        /** What speaks for it is thin: worth knowing, not worth stopping for. */
        WEAK,
        /** An exploration found no second thread there; shown only on demand. */
        REFUTED
    }

    public static Finding at(PsiElement place, String message, PlaceFix... fixes) {
        return new Finding(place, place, message, Strength.NORMAL, null, List.of(fixes), null);
    }

    public Finding about(String newVariable) {
        return new Finding(from, to, message, strength, newVariable, fixes, evidence);
    }

    /** The finding with the weight of what speaks for it. */
    public Finding by(Evidence reason) {
        return new Finding(from, to, message, reason.strength(), variable, fixes, reason);
    }

    public Finding with(Strength newStrength, String newMessage) {
        return new Finding(from, to, newMessage, newStrength, variable, fixes, evidence);
    }
}
