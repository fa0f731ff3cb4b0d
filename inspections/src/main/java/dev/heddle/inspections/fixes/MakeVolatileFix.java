package dev.heddle.inspections.fixes;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiTypeElement;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.List;

/** Makes writes of a flag visible to other threads at once. */
final class MakeVolatileFix implements PlaceFix {

    private final String field;

    MakeVolatileFix(String field) {
        this.field = field;
    }

    @Override
    public String name() {
        return Messages.message("fix.make.volatile", field);
    }

    @Override
    public String family() {
        return Messages.message("fix.make.volatile.family");
    }

    @Override
    public List<TextEdit> edits(PsiElement place) {
        PsiField declaration = SharedAccessFixes.fieldAt(place, field);
        PsiTypeElement type = declaration == null ? null : declaration.getTypeElement();
        return type == null
                ? List.of()
                : List.of(TextEdit.insert(type.getTextRange().getStartOffset(), "volatile "));
    }
}
