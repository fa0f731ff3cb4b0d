package dev.heddle.ide.run;

import com.intellij.execution.Executor;
import com.intellij.execution.configurations.ConfigurationFactory;
import com.intellij.execution.configurations.LocatableConfigurationBase;
import com.intellij.execution.configurations.LocatableRunConfigurationOptions;
import com.intellij.execution.configurations.RunConfiguration;
import com.intellij.execution.configurations.RunProfileState;
import com.intellij.execution.configurations.RuntimeConfigurationError;
import com.intellij.execution.configurations.RuntimeConfigurationException;
import com.intellij.execution.runners.ExecutionEnvironment;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.module.ModuleManager;
import com.intellij.openapi.options.SettingsEditor;
import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.settings.SearchOptions;
import dev.heddle.ide.target.TestTarget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jdom.Element;

/** One exploration that can be saved, shared and run again: tests, the module they belong to, how to search. */
public final class HeddleRunConfiguration extends LocatableConfigurationBase<LocatableRunConfigurationOptions> {

    private static final String OPTIONS = "exploration";
    private static final String TEST = "test";

    private List<String> tests = List.of();
    private String title = "";
    private String module = "";
    private RunMode mode = RunMode.EXPLORE;
    /** The file to replay; empty where this is a search. */
    private String schedule = "";
    /** The violation that is debugged and the step at which to stop first; not stored, the schedule file is enough. */
    private Violation violation;
    private int stopAt;
    private SearchOptions options = SearchOptions.DEFAULT;

    HeddleRunConfiguration(Project project, ConfigurationFactory factory) {
        super(project, factory, HeddleBundle.message("configuration.name"));
    }

    public List<String> tests() {
        return tests;
    }

    public SearchOptions options() {
        return options;
    }

    RunMode mode() {
        return mode;
    }

    String schedule() {
        return schedule;
    }

    void setReplay(RunMode how, String file) {
        mode = how;
        schedule = file;
    }

    /** Null where this was not started from a violation. */
    Violation violation() {
        return violation;
    }

    int stopAt() {
        return stopAt;
    }

    void setDebugged(Violation debugged, int step) {
        setReplay(RunMode.DEBUG, debugged.schedule());
        violation = debugged;
        stopAt = step;
    }

    String moduleName() {
        return module;
    }

    void setTarget(TestTarget target) {
        tests = target.names();
        title = target.title();
    }

    void setTests(List<String> names) {
        if (!names.equals(tests)) {
            tests = List.copyOf(names);
            title = String.join(", ", names);
        }
    }

    void setModuleName(String name) {
        module = name;
    }

    void setOptions(SearchOptions chosen) {
        options = chosen;
    }

    boolean isFor(TestTarget target) {
        return mode == RunMode.EXPLORE && tests.equals(target.names());
    }

    /** The module whose class path the tests run with, or null where there is none of that name. */
    Module module() {
        return module.isEmpty() ? null : ModuleManager.getInstance(getProject()).findModuleByName(module);
    }

    @Override
    public String suggestedName() {
        return HeddleBundle.message(mode.nameKey, title);
    }

    @Override
    public SettingsEditor<? extends RunConfiguration> getConfigurationEditor() {
        return new HeddleSettingsEditor(getProject());
    }

    @Override
    public void checkConfiguration() throws RuntimeConfigurationException {
        if (tests.isEmpty()) {
            throw new RuntimeConfigurationError(HeddleBundle.message("configuration.no.test"));
        }
        if (module() == null) {
            throw new RuntimeConfigurationError(HeddleBundle.message("configuration.no.module", module));
        }
    }

    @Override
    public RunProfileState getState(Executor executor, ExecutionEnvironment environment) {
        return new ExplorationState(this);
    }

    @Override
    public void readExternal(Element element) {
        super.readExternal(element);
        Element stored = element.getChild(OPTIONS);
        if (stored == null) {
            return;
        }
        options = SearchOptions.read(stored);
        module = text(stored, "module");
        title = text(stored, "title");
        schedule = text(stored, "schedule");
        mode = Arrays.stream(RunMode.values())
                .filter(each -> each.name().equals(stored.getAttributeValue("mode")))
                .findFirst()
                .orElse(RunMode.EXPLORE);
        List<String> names = new ArrayList<>();
        for (Element test : stored.getChildren(TEST)) {
            names.add(text(test, "name"));
        }
        tests = List.copyOf(names);
    }

    @Override
    public void writeExternal(Element element) {
        super.writeExternal(element);
        Element stored = new Element(OPTIONS);
        options.write(stored);
        stored.setAttribute("module", module);
        stored.setAttribute("title", title);
        stored.setAttribute("mode", mode.name());
        stored.setAttribute("schedule", schedule);
        for (String test : tests) {
            stored.addContent(new Element(TEST).setAttribute("name", test));
        }
        element.addContent(stored);
    }

    private static String text(Element element, String attribute) {
        String value = element.getAttributeValue(attribute);
        return value == null ? "" : value;
    }
}
