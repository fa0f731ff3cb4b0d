package dev.heddle.inspections.fixes;

import com.intellij.psi.PsiCodeBlock;
import com.intellij.psi.PsiDeclarationStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.breach.BrokenRegion;
import dev.heddle.inspections.analysis.breach.LockText;
import dev.heddle.inspections.finding.Indent;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/** Puts the statements of a region into one synchronized block. */
public final class WrapRegionFix implements PlaceFix {

    private final String lock;
    private final int length;

    private WrapRegionFix(String lock, int length) {
        this.lock = lock;
        this.length = length;
    }

    /** The fix, or null where no lock is in sight or the statements do not stand in one block. */
    public static PlaceFix of(BrokenRegion region) {
        String lock = LockText.of(region);
        if (lock == null) {
            return null;
        }
        int length = region.to().getTextRange().getEndOffset() - region.from().getTextRange().getStartOffset();
        WrapRegionFix fix = new WrapRegionFix(lock, length);
        return fix.edits(region.from()).isEmpty() ? null : fix;
    }

    @Override
    public String name() {
        return Messages.message("fix.wrap.region", lock);
    }

    @Override
    public String family() {
        return Messages.message("fix.wrap.region.family");
    }

    @Override
    public List<TextEdit> edits(PsiElement place) {
        int end = place.getTextRange().getStartOffset() + length;
        PsiStatement first = null;
        PsiCodeBlock block = PsiTreeUtil.getParentOfType(place, PsiCodeBlock.class);
        while (block != null && block.getTextRange().getEndOffset() < end) {
            block = PsiTreeUtil.getParentOfType(block, PsiCodeBlock.class);
        }
        if (block == null) {
            return List.of();
        }
        PsiStatement last = null;
        for (PsiStatement statement : block.getStatements()) {
            if (PsiTreeUtil.isAncestor(statement, place, false)) {
                first = statement;
            }
            if (first != null && statement.getTextRange().getStartOffset() < end) {
                last = statement;
            }
        }
        return first == null || declaresForLater(first, last) ? List.of() : wrap(first, last);
    }

    private List<TextEdit> wrap(PsiStatement first, PsiStatement last) {
        String text = first.getContainingFile().getText();
        int start = first.getTextRange().getStartOffset();
        int end = last.getTextRange().getEndOffset();
        String indent = Indent.of(first);
        String body = Indent.further(text.substring(start, end));
        return List.of(new TextEdit(
                start, end, "synchronized (" + lock + ") {\n" + indent + "    " + body + "\n" + indent + "}"));
    }

    /** Whether a variable declared inside is used after the last statement. */
    private static boolean declaresForLater(PsiStatement first, PsiStatement last) {
        for (PsiElement element = first; element != null && element != last.getNextSibling();
                element = element.getNextSibling()) {
            if (element instanceof PsiDeclarationStatement declaration) {
                for (PsiElement declared : declaration.getDeclaredElements()) {
                    if (declared instanceof PsiVariable variable && isUsedAfter(variable, last)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isUsedAfter(PsiVariable variable, PsiStatement last) {
        for (PsiElement element = last.getNextSibling(); element != null; element = element.getNextSibling()) {
            for (PsiReferenceExpression use :
                    PsiTreeUtil.findChildrenOfType(element, PsiReferenceExpression.class)) {
                if (use.isReferenceTo(variable)) {
                    return true;
                }
            }
        }
        return false;
    }
}
