package dev.heddle.inspections.intentions;

import com.intellij.modcommand.ActionContext;
import com.intellij.modcommand.ModCommand;
import com.intellij.modcommand.ModCommandAction;
import com.intellij.modcommand.ModNothing;
import com.intellij.modcommand.Presentation;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.fixes.MarkAsIntendedFix;
import dev.heddle.inspections.fixes.TextEditQuickFix;

/** Marks the highlighted place under the caret as intended. */
public final class MarkAsIntendedIntention implements ModCommandAction {

    private final MarkAsIntendedFix fix = new MarkAsIntendedFix();

    @Override
    public String getFamilyName() {
        return fix.family();
    }

    @Override
    public Presentation getPresentation(ActionContext context) {
        return HighlightedPlace.at(context.file(), context.offset()) == null ? null : Presentation.of(fix.name());
    }

    @Override
    public ModCommand perform(ActionContext context) {
        Finding finding = HighlightedPlace.at(context.file(), context.offset());
        return finding == null ? new ModNothing() : TextEditQuickFix.command(finding.from(), fix);
    }
}
