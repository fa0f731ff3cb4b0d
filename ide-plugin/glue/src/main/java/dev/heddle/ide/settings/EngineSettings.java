package dev.heddle.ide.settings;

import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.components.PersistentStateComponent;
import com.intellij.openapi.components.Service;
import com.intellij.openapi.components.SettingsCategory;
import com.intellij.openapi.components.State;
import com.intellij.openapi.components.Storage;
import com.intellij.util.xmlb.XmlSerializerUtil;
import java.nio.file.Files;
import java.nio.file.Path;

/** How the engine runs on this machine, for all projects; among the settings that the IDE exports. */
@Service(Service.Level.APP)
@State(name = "HeddleEngine", storages = @Storage("heddle.xml"), category = SettingsCategory.TOOLS)
public final class EngineSettings implements PersistentStateComponent<EngineSettings.Values> {

    /** What is stored. Public fields and a constructor without parameters: the IDE reads and writes them by name. */
    public static final class Values {
        /** The JDK that runs the engine itself, not the tests; empty for the IDE's own runtime. */
        public String jvm = "";
    }

    private final Values values = new Values();

    public static EngineSettings get() {
        return ApplicationManager.getApplication().getService(EngineSettings.class);
    }

    @Override
    public Values getState() {
        return values;
    }

    @Override
    public void loadState(Values stored) {
        XmlSerializerUtil.copyBean(stored, values);
    }

    String jvm() {
        return values.jvm;
    }

    void setJvm(String home) {
        values.jvm = home;
    }

    /** What starts the engine. A JDK that has gone, as after an import from another machine, is left for the IDE's. */
    public Path javaHome() {
        Path ofTheIde = Path.of(System.getProperty("java.home"));
        if (values.jvm.isBlank()) {
            return ofTheIde;
        }
        Path chosen = Path.of(values.jvm);
        return Files.isDirectory(chosen.resolve("bin")) ? chosen : ofTheIde;
    }
}
