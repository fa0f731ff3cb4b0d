package dev.heddle.inspections.analysis;

import com.intellij.psi.PsiElement;
import java.util.Arrays;

/** Finds line numbers fast, for one text. */
final class LineIndex {

    private final int[] starts;

    LineIndex(String text) {
        int lines = 1 + (int) text.chars().filter(c -> c == '\n').count();
        starts = new int[lines];
        int line = 1;
        for (int i = 0; i < text.length() && line < lines; i++) {
            if (text.charAt(i) == '\n') {
                starts[line++] = i + 1;
            }
        }
    }

    int lineOf(PsiElement element) {
        int found = Arrays.binarySearch(starts, element.getTextRange().getStartOffset());
        return found >= 0 ? found + 1 : -found - 1;
    }
}
