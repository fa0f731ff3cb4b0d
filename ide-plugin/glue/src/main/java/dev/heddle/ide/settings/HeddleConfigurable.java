package dev.heddle.ide.settings;

import com.intellij.openapi.options.Configurable;
import com.intellij.openapi.project.Project;
import dev.heddle.ide.HeddleBundle;
import java.awt.BorderLayout;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;

/** The page <em>Settings | Tools | Heddle</em>. */
public final class HeddleConfigurable implements Configurable {

    private final HeddleSettings settings;
    private OptionsPanel options;
    private JTextField jdk;
    private JTextField jvm;

    public HeddleConfigurable(Project project) {
        this.settings = HeddleSettings.of(project);
    }

    @Override
    public String getDisplayName() {
        return HeddleBundle.message("settings.name");
    }

    @Override
    public JComponent createComponent() {
        options = new OptionsPanel();
        jdk = new JTextField(24);
        options.row("settings.jdk", jdk);
        jvm = new JTextField(24);
        options.row("settings.jvm", jvm);
        JButton defaults = new JButton(HeddleBundle.message("settings.defaults"));
        defaults.addActionListener(event -> {
            options.reset(SearchOptions.DEFAULT);
            jdk.setText("");
            jvm.setText("");
        });
        JPanel buttons = new JPanel(new BorderLayout());
        buttons.add(defaults, BorderLayout.LINE_START);
        buttons.setBorder(BorderFactory.createEmptyBorder(6, 6, 6, 6));
        JPanel top = new JPanel(new BorderLayout());
        top.add(options, BorderLayout.CENTER);
        top.add(buttons, BorderLayout.SOUTH);
        JPanel page = new JPanel(new BorderLayout());
        page.add(top, BorderLayout.NORTH);
        reset();
        return page;
    }

    @Override
    public boolean isModified() {
        return !options.options().withFocus("").equals(settings.options())
                || !jdk.getText().strip().equals(settings.jdk())
                || !jvm.getText().strip().equals(EngineSettings.get().jvm());
    }

    @Override
    public void apply() {
        settings.setOptions(options.options());
        settings.setJdk(jdk.getText().strip());
        EngineSettings.get().setJvm(jvm.getText().strip());
    }

    @Override
    public void reset() {
        options.reset(settings.options());
        jdk.setText(settings.jdk());
        jvm.setText(EngineSettings.get().jvm());
    }

    @Override
    public void disposeUIResources() {
        options = null;
        jdk = null;
        jvm = null;
    }
}
