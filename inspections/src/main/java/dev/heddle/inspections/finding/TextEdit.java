package dev.heddle.inspections.finding;

import com.intellij.psi.PsiElement;
import java.util.Comparator;
import java.util.List;

/** Replaces the characters from {@code start} to {@code end} of a file. */
public record TextEdit(int start, int end, String replacement) {

    public static TextEdit replace(PsiElement element, String replacement) {
        return new TextEdit(
                element.getTextRange().getStartOffset(), element.getTextRange().getEndOffset(), replacement);
    }

    public static TextEdit insert(int offset, String text) {
        return new TextEdit(offset, offset, text);
    }

    /** The text with all edits made; they must not overlap. */
    public static String apply(String text, List<TextEdit> edits) {
        StringBuilder changed = new StringBuilder(text);
        edits.stream()
                .sorted(Comparator.comparingInt(TextEdit::start).reversed())
                .forEach(edit -> changed.replace(edit.start, edit.end, edit.replacement));
        return changed.toString();
    }
}
