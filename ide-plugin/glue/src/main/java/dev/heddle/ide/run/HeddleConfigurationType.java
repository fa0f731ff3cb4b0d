package dev.heddle.ide.run;

import com.intellij.execution.configurations.ConfigurationTypeUtil;
import com.intellij.execution.configurations.RunConfiguration;
import com.intellij.execution.configurations.SimpleConfigurationType;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.util.NotNullLazyValue;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.HeddleIcons;

/** The kind of run configuration that is an exploration. */
public final class HeddleConfigurationType extends SimpleConfigurationType {

    /** Stands in the files of users: never to be changed. */
    public static final String ID = "HeddleExploration";

    public HeddleConfigurationType() {
        super(ID, HeddleBundle.message("configuration.name"), HeddleBundle.message("configuration.description"),
                NotNullLazyValue.lazy(() -> HeddleIcons.EXPLORE));
    }

    public static HeddleConfigurationType instance() {
        return ConfigurationTypeUtil.findConfigurationType(HeddleConfigurationType.class);
    }

    @Override
    public RunConfiguration createTemplateConfiguration(Project project) {
        return new HeddleRunConfiguration(project, this);
    }

    @Override
    public boolean isEditableInDumbMode() {
        return true;
    }
}
