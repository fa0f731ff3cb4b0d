package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiBlockStatement;
import com.intellij.psi.PsiComment;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiWhiteSpace;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.regex.Pattern;

/**
 * Comments that show that the author thought of other threads at a place and left it as it is. What a comment calls
 * broken or to be done is not meant that way.
 */
public final class Remarks {

    /** How many statements round a place are looked at: a comment often stands above the {@code if} round it. */
    private static final int LEVELS = 3;

    private static final Pattern AT_STATEMENT = Pattern.compile(
            "(?i)\\b(threads?|thread-?safe\\w*|race|races|racy|synchroni[sz]\\w*|locks?|locked|locking|unlocked"
                    + "|concurren\\w*|atomic\\w*|volatile|visib\\w*|exact|accurate|approximat\\w*|stale|harmless"
                    + "|intentional\\w*|on purpose|deliberate\\w*|by design|best[ -]effort)\\b"
                    + "|noinspection \\w*(Thread|Synchroni[sz]|Lock|Volatile|Wait|Sleep)");

    private static final Pattern AT_DECLARATION = Pattern.compile(
            "(?i)\\b(racy|benign|tests?|testing|approximat\\w*|estimate[ds]?|best[ -]effort|lock-?free|stale"
                    + "|(without|no|not)\\s+(need\\w*\\s+|to\\s+|be\\s+|the\\s+|a\\s+|any\\s+)*"
                    + "(lock(s|ed|ing)?|synchroni[sz]\\w*|exact|accurate|thread[- ]?safe|volatile))\\b");

    private static final Pattern AT_PAUSE = Pattern.compile(
            "(?i)\\b(wait\\w*|sleep\\w*|paus\\w*|delay\\w*|back(ing)?[ -]?off|for a while|a chance|throttl\\w*)\\b");

    private static final Pattern AT_WAIT = Pattern.compile("(?i)\\b(spurious\\w*|not in a loop)\\b");

    private static final Pattern ADMITS = Pattern.compile("(?i)\\b(todo|fixme|xxx|bug|broken)\\b");

    private Remarks() {}

    /** Whether a comment at the statement, be it for another tool, shows that threads were thought of. */
    public static boolean explain(PsiElement place) {
        return isAtStatement(place, AT_STATEMENT);
    }

    public static boolean explain(PsiElement place, PsiField field) {
        return explain(place)
                || isAbove(PsiTreeUtil.getParentOfType(place, PsiMethod.class))
                || field != null && (isAbove(field) || isBehind(field, AT_DECLARATION));
    }

    /** Whether a comment says that the code is to pause here. */
    public static boolean explainPause(PsiElement pause) {
        return isAtStatement(pause, AT_PAUSE);
    }

    /** Whether a comment says what happens if a wait ends for nothing. */
    public static boolean explainWakeUp(PsiElement wait) {
        return isAtStatement(wait, AT_WAIT);
    }

    private static boolean isAtStatement(PsiElement place, Pattern words) {
        PsiStatement statement = PsiTreeUtil.getParentOfType(place, PsiStatement.class, false, PsiMethod.class);
        for (int level = 0; statement != null && level < LEVELS; level++) {
            for (PsiElement before = statement.getPrevSibling();
                    before instanceof PsiWhiteSpace || before instanceof PsiComment;
                    before = before.getPrevSibling()) {
                if (says(before, words)) {
                    return true;
                }
            }
            if (isBehind(statement, words) || isFirstInside(statement, place, words)) {
                return true;
            }
            statement = PsiTreeUtil.getParentOfType(statement, PsiStatement.class, true, PsiMethod.class);
        }
        return false;
    }

    /** Whether what is done on a condition begins with such a comment. */
    private static boolean isFirstInside(PsiStatement statement, PsiElement place, Pattern words) {
        return statement instanceof PsiIfStatement choice
                && PsiTreeUtil.isAncestor(choice.getCondition(), place, false)
                && choice.getThenBranch() instanceof PsiBlockStatement branch
                && says(PsiTreeUtil.skipWhitespacesForward(branch.getCodeBlock().getLBrace()), words);
    }

    /** Whether the rest of the line says so. */
    private static boolean isBehind(PsiElement element, Pattern words) {
        PsiElement next = element.getNextSibling();
        if (next instanceof PsiWhiteSpace && !next.textContains('\n')) {
            next = next.getNextSibling();
        }
        return says(next, words) || says(element.getLastChild(), words);
    }

    private static boolean isAbove(PsiElement declaration) {
        if (declaration == null) {
            return false;
        }
        PsiElement first = declaration.getFirstChild();
        return says(first, AT_DECLARATION)
                || says(PsiTreeUtil.skipWhitespacesBackward(declaration), AT_DECLARATION);
    }

    private static boolean says(PsiElement element, Pattern words) {
        return element instanceof PsiComment
                && words.matcher(element.getText()).find()
                && !ADMITS.matcher(element.getText()).find();
    }
}
