package dev.heddle.ide.run;

import com.intellij.openapi.module.Module;
import com.intellij.openapi.module.ModuleManager;
import com.intellij.openapi.options.SettingsEditor;
import com.intellij.openapi.project.Project;
import dev.heddle.ide.settings.OptionsPanel;
import java.util.Arrays;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JTextField;

/** Edits an exploration in <em>Run | Edit configurations</em>. */
final class HeddleSettingsEditor extends SettingsEditor<HeddleRunConfiguration> {

    private final JTextField tests = new JTextField(40);
    private final JComboBox<String> module;
    private final OptionsPanel options = new OptionsPanel();

    HeddleSettingsEditor(Project project) {
        module = new JComboBox<>(Arrays.stream(ModuleManager.getInstance(project).getModules())
                .map(Module::getName)
                .toArray(String[]::new));
        options.row("configuration.tests", tests);
        options.row("configuration.module", module);
    }

    @Override
    protected void resetEditorFrom(HeddleRunConfiguration configuration) {
        tests.setText(String.join(" ", configuration.tests()));
        module.setSelectedItem(configuration.moduleName());
        options.reset(configuration.options());
    }

    @Override
    protected void applyEditorTo(HeddleRunConfiguration configuration) {
        String text = tests.getText().strip();
        configuration.setTests(text.isEmpty() ? List.of() : List.of(text.split("[\\s,]+")));
        Object chosen = module.getSelectedItem();
        configuration.setModuleName(chosen == null ? "" : chosen.toString());
        configuration.setOptions(options.options());
    }

    @Override
    protected JComponent createEditor() {
        return options;
    }
}
