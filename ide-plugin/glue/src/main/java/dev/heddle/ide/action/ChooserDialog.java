package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import com.intellij.openapi.ui.DialogWrapper;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.settings.SearchOptions;
import dev.heddle.ide.settings.OptionsPanel;
import javax.swing.JComponent;

/** Asks how to explore. */
final class ChooserDialog extends DialogWrapper {

    private final OptionsPanel panel = new OptionsPanel();

    ChooserDialog(Project project, String title, SearchOptions last) {
        super(project);
        panel.reset(last);
        setTitle(HeddleBundle.message("chooser.title", title));
        init();
    }

    SearchOptions options() {
        return panel.options();
    }

    @Override
    protected JComponent createCenterPanel() {
        return panel;
    }
}
