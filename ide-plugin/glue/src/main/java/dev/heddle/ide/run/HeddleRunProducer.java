package dev.heddle.ide.run;

import com.intellij.execution.actions.ConfigurationContext;
import com.intellij.execution.actions.LazyRunConfigurationProducer;
import com.intellij.execution.configurations.ConfigurationFactory;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.util.Ref;
import com.intellij.psi.PsiElement;
import dev.heddle.ide.target.TestTarget;
import dev.heddle.ide.target.CodeTargets;

/** Makes a configuration from a place of the code, and knows one again that was made there. */
public final class HeddleRunProducer extends LazyRunConfigurationProducer<HeddleRunConfiguration> {

    @Override
    public ConfigurationFactory getConfigurationFactory() {
        return HeddleConfigurationType.instance();
    }

    @Override
    protected boolean setupConfigurationFromContext(
            HeddleRunConfiguration configuration, ConfigurationContext context, Ref<PsiElement> source) {
        TestTarget target = target(context);
        Module module = context.getModule();
        if (target == null || module == null) {
            return false;
        }
        configuration.setTarget(target);
        configuration.setModuleName(module.getName());
        configuration.setName(configuration.suggestedName());
        return true;
    }

    @Override
    public boolean isConfigurationFromContext(HeddleRunConfiguration configuration, ConfigurationContext context) {
        TestTarget target = target(context);
        return target != null && configuration.isFor(target);
    }

    private static TestTarget target(ConfigurationContext context) {
        PsiElement place = context.getPsiLocation();
        return place == null ? null : CodeTargets.around(place);
    }
}
