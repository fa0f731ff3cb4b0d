package dev.heddle.ide.marks;

import com.intellij.openapi.actionSystem.AnAction;
import com.intellij.openapi.editor.markup.GutterIconRenderer;
import com.intellij.openapi.project.DumbAwareAction;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.HeddleIcons;
import dev.heddle.ide.results.ViolationText;
import dev.heddle.ide.toolwindow.HeddleToolWindow;
import javax.swing.Icon;

/** The icon beside the line where a violation shows; a click opens its schedule. */
final class ViolationIcon extends GutterIconRenderer {

    private final Violation violation;

    ViolationIcon(Violation violation) {
        this.violation = violation;
    }

    @Override
    public Icon getIcon() {
        return HeddleIcons.VIOLATION;
    }

    @Override
    public String getTooltipText() {
        return ViolationText.headline(violation);
    }

    @Override
    public AnAction getClickAction() {
        // Of this violation, wherever the caret is.
        return DumbAwareAction.create(event -> HeddleToolWindow.show(event.getProject(), violation));
    }

    @Override
    public boolean isNavigateAction() {
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ViolationIcon icon && icon.violation.equals(violation);
    }

    @Override
    public int hashCode() {
        return violation.hashCode();
    }
}
