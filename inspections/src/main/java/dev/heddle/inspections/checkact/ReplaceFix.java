package dev.heddle.inspections.checkact;

import com.intellij.psi.PsiElement;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;
import java.util.function.Function;

/** Replaces two steps by the one call that does both. */
final class ReplaceFix implements PlaceFix {

    private final String method;
    private final Function<PsiElement, List<TextEdit>> edits;

    /**
     * @param method the atomic method, shown to the user
     * @param edits works out the change from the highlighted element; keeps no PSI
     */
    ReplaceFix(String method, Function<PsiElement, List<TextEdit>> edits) {
        this.method = method;
        this.edits = edits;
    }

    @Override
    public String name() {
        return Messages.message("fix.replace.with", method);
    }

    @Override
    public String family() {
        return Messages.message("fix.replace.with.family");
    }

    @Override
    public List<TextEdit> edits(PsiElement place) {
        return edits.apply(place);
    }
}
