package dev.heddle.inspections;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;

/** Line numbers of PSI elements, from 1. */
public final class Lines {

    private Lines() {}

    public static int lineOf(PsiElement element) {
        PsiFile file = element.getContainingFile();
        return file == null ? 0 : lineAt(file.getViewProvider().getContents(), element.getTextRange().getStartOffset());
    }

    public static int lineAt(CharSequence text, int offset) {
        int line = 1;
        for (int i = 0; i < offset && i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                line++;
            }
        }
        return line;
    }
}
