package dev.heddle.inspections.finding;

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
        return List.of(TextEdit.replace(
                statement, open + "\n" + indent + STEP + further(statement.getText()) + "\n" + indent + close));
    }

    /** All lines but the first one step further in; empty ones stay empty. */
    public static String further(String code) {
        return code.replaceAll("\n(?=[^\n])", "\n" + STEP);
    }

    /**
     * The code from {@code first} to {@code last} in a try block, and {@code release} in its finally block.
     *
     * @param end what is replaced goes up to here: {@code last}, or the release that moves
     */
    public static TextEdit intoTry(PsiElement first, PsiElement last, PsiElement end, String release) {
        String indent = of(first);
        int start = first.getTextRange().getStartOffset();
        String body = further(
                first.getContainingFile().getText().substring(start, last.getTextRange().getEndOffset()));
        return new TextEdit(
                start, end.getTextRange().getEndOffset(),
                "try {\n" + indent + STEP + body + "\n" + indent + "} finally {\n" + indent + STEP + release + "\n"
                        + indent + "}");
    }
}
