package dev.heddle.inspections.finding;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.util.CachedValueProvider;
import com.intellij.psi.util.CachedValuesManager;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Line numbers of PSI elements, from 1. */
public final class Lines {

    private Lines() {}

    public static int lineOf(PsiElement element) {
        PsiFile file = element.getContainingFile();
        return file == null ? 0 : lineAt(file, element.getTextRange().getStartOffset());
    }

    public static int lineAt(PsiFile file, int offset) {
        int found = Arrays.binarySearch(lineEnds(file), offset);
        return (found < 0 ? -found - 1 : found) + 1;
    }

    /** Offsets of the line breaks: counting them anew for each highlight would take longer than the analysis. */
    private static int[] lineEnds(PsiFile file) {
        return CachedValuesManager.getCachedValue(file, () -> {
            String text = file.getText();
            int[] ends = IntStream.range(0, text.length()).filter(i -> text.charAt(i) == '\n').toArray();
            return CachedValueProvider.Result.create(ends, file);
        });
    }
}
