package dev.heddle.inspections.fixes;

import com.intellij.psi.PsiElement;
import java.util.List;

/** Moves statements into blocks with the file's own indentation. */
public final class Indent {

    private static final String STEP = "    ";

    private Indent() {}

    /** The blanks at the start of the line that an element begins on. */
    public static String of(PsiElement element) {
        String text = element.getContainingFile().getText();
        int start = text.lastIndexOf('\n', element.getTextRange().getStartOffset() - 1) + 1;
        int end = start;
        while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
            end++;
        }
        return text.substring(start, end);
    }

    /** The statement one step further in, between an opening and a closing line. */
    public static List<TextEdit> wrap(PsiElement statement, String open, String close) {
        String indent = of(statement);
        String moved = statement.getText().replace("\n", "\n" + STEP);
        return List.of(TextEdit.replace(
                statement, open + "\n" + indent + STEP + moved + "\n" + indent + close));
    }
}
