package dev.heddle.ide.settings;

import com.intellij.openapi.components.PersistentStateComponent;
import com.intellij.openapi.components.Service;
import com.intellij.openapi.components.State;
import com.intellij.openapi.components.Storage;
import com.intellij.openapi.project.Project;
import com.intellij.util.xmlb.XmlSerializerUtil;

/** How this project explores where nothing else is said; {@code .idea/heddle.xml}, to be shared with the team. */
@Service(Service.Level.PROJECT)
@State(name = "Heddle", storages = @Storage("heddle.xml"))
public final class HeddleSettings implements PersistentStateComponent<HeddleSettings.Values> {

    /** What is stored. Public fields and a constructor without parameters: the IDE reads and writes them by name. */
    public static final class Values {
        public String strategy = SearchOptions.DEFAULT.strategy();
        public int bound = SearchOptions.DEFAULT.bound();
        public int seconds = SearchOptions.DEFAULT.seconds();
        public long executions = SearchOptions.DEFAULT.executions();
        public int workers = SearchOptions.DEFAULT.workers();
        public boolean all = SearchOptions.DEFAULT.all();
        /** The JDK that runs the engine and the tests; empty for that of the module. */
        public String jdk = "";
    }

    private final Values values = new Values();

    /** Not stored: the next session begins with the defaults of the project again. */
    private SearchOptions lastChoice;

    public static HeddleSettings of(Project project) {
        return project.getService(HeddleSettings.class);
    }

    @Override
    public Values getState() {
        return values;
    }

    @Override
    public void loadState(Values stored) {
        XmlSerializerUtil.copyBean(stored, values);
    }

    public SearchOptions options() {
        return new SearchOptions(
                values.strategy, values.bound, values.seconds, values.executions, values.workers, values.all, "");
    }

    public void setOptions(SearchOptions options) {
        values.strategy = options.strategy();
        values.bound = options.bound();
        values.seconds = options.seconds();
        values.executions = options.executions();
        values.workers = options.workers();
        values.all = options.all();
    }

    /** What was chosen in the chooser last, or the defaults. */
    public SearchOptions lastChoice() {
        return lastChoice == null ? options() : lastChoice;
    }

    public void rememberChoice(SearchOptions chosen) {
        lastChoice = chosen;
    }

    public String jdk() {
        return values.jdk;
    }

    void setJdk(String home) {
        values.jdk = home;
    }
}
