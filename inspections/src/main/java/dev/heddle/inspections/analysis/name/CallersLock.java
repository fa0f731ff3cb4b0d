package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiComment;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.regex.Pattern;

/** Methods that say, by their name or in the comment above them, that their callers hold the lock. */
public final class CallersLock {

    private static final Pattern NAME = Pattern.compile("(?!is|try|was)\\w*(Locked|UnderLock|LockHeld)");

    /** A few words of one sentence; a point inside a name does not end it. */
    private static final String WORDS = "(?:[^.]|\\.(?=\\w)){0,60}?";

    private static final Pattern COMMENT = Pattern.compile(
            "(?is)\\b(caller|callers|must|sure|should)\\b" + WORDS + "\\b(hold|holds|own|owns|holding)\\b" + WORDS
                    + "\\b\\w*(lock|monitor|mutex)\\b"
                    + "|\\b(lock|monitor|mutex)\\b" + WORDS + "\\b(is|be|being|already)\\s+(held|owned)\\b"
                    + "|\\bwith\\b" + WORDS + "\\b(lock|monitor|mutex)\\s+held\\b"
                    + "|\\b(protected|guarded) by (synchroni[sz]\\w+|holding)\\b");

    private CallersLock() {}

    public static boolean isSaidToBeHeld(PsiMethod method) {
        return method != null && (NAME.matcher(method.getName()).matches() || isInComment(method));
    }

    private static boolean isInComment(PsiMethod method) {
        for (PsiElement part = method.getFirstChild(); part != null && part != method.getModifierList();
                part = part.getNextSibling()) {
            if (part instanceof PsiComment && COMMENT.matcher(part.getText()).find()) {
                return true;
            }
        }
        return PsiTreeUtil.skipWhitespacesBackward(method) instanceof PsiComment above
                && COMMENT.matcher(above.getText()).find();
    }
}
