package dev.heddle.inspections.finding;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiModifierListOwner;
import java.util.regex.Pattern;

/** The comment {@code // heddle: intended}, at the end of the line or on the line above: no highlight there. */
public final class IntendedMark {

    public static final String TEXT = "// heddle: intended";

    /** How far above a remark on a benign race still counts for a place. */
    private static final int NEAR = 400;

    /** A remark on the line above that says the same in its own words. */
    private static final Pattern BEST_EFFORT = Pattern.compile("//.*\\bbest[ -]effort\\b");

    private IntendedMark() {}

    public static boolean covers(PsiElement place) {
        PsiFile file = place.getContainingFile();
        return file != null
                && (isMarkedByAnnotation(place)
                        || covers(file.getText(),
                                place.getTextRange().getStartOffset()));
    }

    /** Code that tells Error Prone that a bare access is meant tells us too. */
    private static boolean isMarkedByAnnotation(PsiElement place) {
        for (PsiElement element = place; element != null; element = element.getParent()) {
            if (element instanceof PsiModifierListOwner owner
                    && owner.getModifierList() != null
                    && owner.getModifierList().getText().contains("@SuppressWarnings(\"GuardedBy\")")) {
                return true;
            }
        }
        return false;
    }

    static boolean covers(String text, int offset) {
        int start = text.lastIndexOf('\n', offset - 1) + 1;
        int end = text.indexOf('\n', offset);
        String line = text.substring(start, end < 0 ? text.length() : end);
        if (line.contains(TEXT)) {
            return true;
        }
        int near = Math.max(0, start - NEAR);
        if (text.substring(near, start).contains("benign race")) {
            return true;
        }
        int above = start == 0 ? -1 : text.lastIndexOf('\n', start - 2) + 1;
        String lineAbove = above >= 0 && above < start ? text.substring(above, start).strip() : "";
        return lineAbove.startsWith(TEXT) || BEST_EFFORT.matcher(lineAbove).find();
    }
}
