import com.intellij.execution.ExecutionException
import com.intellij.execution.ExecutionResult
import com.intellij.execution.Executor
import com.intellij.execution.Location
import com.intellij.execution.RunManager
import com.intellij.execution.RunnerAndConfigurationSettings
import com.intellij.execution.actions.ConfigurationContext
import com.intellij.execution.actions.ConfigurationFromContext
import com.intellij.execution.actions.RunConfigurationProducer
import com.intellij.execution.configurations.ConfigurationFactory
import com.intellij.execution.configurations.ConfigurationType
import com.intellij.execution.configurations.LocatableConfiguration
import com.intellij.execution.configurations.LocatableRunConfigurationOptions
import com.intellij.execution.configurations.RunConfiguration
import com.intellij.execution.configurations.RunConfigurationBase
import com.intellij.execution.configurations.RunConfigurationOptions
import com.intellij.execution.configurations.RunProfile
import com.intellij.execution.configurations.RunProfileState
import com.intellij.execution.configurations.RuntimeConfigurationException
import com.intellij.execution.filters.Filter
import com.intellij.execution.filters.TextConsoleBuilder
import com.intellij.execution.process.ProcessHandler
import com.intellij.execution.runners.ExecutionEnvironment
import com.intellij.execution.runners.ProgramRunner
import com.intellij.execution.testframework.sm.runner.SMTestLocator
import com.intellij.execution.ui.ConsoleView
import com.intellij.execution.ui.ConsoleViewContentType
import com.intellij.execution.ui.ExecutionConsole
import com.intellij.openapi.Disposable
import com.intellij.openapi.actionSystem.AnAction
import com.intellij.openapi.actionSystem.DataContext
import com.intellij.openapi.actionSystem.DataKey
import com.intellij.openapi.module.Module
import com.intellij.openapi.options.ConfigurationException
import com.intellij.openapi.project.PossiblyDumbAware
import com.intellij.openapi.project.Project
import com.intellij.psi.PsiElement
import com.intellij.psi.search.GlobalSearchScope
import com.intellij.util.diff.Diff
import java.util.EventListener
import java.util.List
import javax.swing.Icon
import javax.swing.JComponent

# P D25
interface com.intellij.execution.ExecutionResult
    ExecutionConsole getExecutionConsole()
    AnAction[] getActions()
    ProcessHandler getProcessHandler()

# P D25 R20 U26
class com.intellij.execution.DefaultExecutionResult implements ExecutionResult
    new()
    new(ProcessHandler processHandler)
    new(ExecutionConsole console, ProcessHandler processHandler)
    new(ExecutionConsole console, ProcessHandler processHandler, AnAction... actions)
    ExecutionConsole getExecutionConsole()
    AnAction[] getActions()
    void setActions(AnAction... actions)
    AnAction[] getRestartActions()
    void setRestartActions(AnAction... restartActions)
    ProcessHandler getProcessHandler()

# P S24
abstract class com.intellij.execution.configurations.CommandLineState implements RunProfileState
    protected new(ExecutionEnvironment environment)
    ExecutionEnvironment getEnvironment()
    void addConsoleFilters(com.intellij.execution.filters.Filter... filters)
    ExecutionResult execute(Executor executor, ProgramRunner<?> runner) throws ExecutionException
    protected ConsoleView createConsole(Executor executor) throws ExecutionException
    protected abstract ProcessHandler startProcess() throws ExecutionException
    protected AnAction[] createActions(ConsoleView console, ProcessHandler processHandler)
    protected AnAction[] createActions(ConsoleView console, ProcessHandler processHandler, Executor executor)
    TextConsoleBuilder getConsoleBuilder()
    void setConsoleBuilder(TextConsoleBuilder consoleBuilder)

# P R20
interface com.intellij.execution.filters.Filter

# P S24 (real superclass UserDataHolderBase; also TargetAwareRunProfile, ConfigurationCreationListener, FragmentedSettings)
abstract class com.intellij.execution.configurations.RunConfigurationBase<T> implements RunConfiguration
    complete
    protected new(Project project, ConfigurationFactory factory, String name)
    protected RunConfigurationOptions getOptions()
    final ConfigurationFactory getFactory()
    final void setName(String name)
    final Project getProject()
    Icon getIcon()
    final String getName()
    void checkConfiguration() throws RuntimeConfigurationException
    void checkSettingsBeforeRun() throws RuntimeConfigurationException
    RunConfiguration clone()
    T getState()
    void loadState(T state)
    void readExternal(org.jdom.Element element) throws com.intellij.openapi.util.InvalidDataException
    void writeExternal(org.jdom.Element element)
    final boolean isAllowRunningInParallel()
    final void setAllowRunningInParallel(boolean value)
    void onNewConfigurationCreated()
    void onConfigurationCopied()

# P D25
interface com.intellij.execution.configurations.LocatableConfiguration extends RunConfiguration
    complete
    boolean isGeneratedName()
    default String suggestedName()

# P R20 U26 (10 files of 2026 code)
abstract class com.intellij.execution.configurations.LocatableConfigurationBase<T> extends RunConfigurationBase<T> implements LocatableConfiguration
    complete
    protected new(Project project, ConfigurationFactory factory, String name)
    protected new(Project project, ConfigurationFactory factory)
    boolean isGeneratedName()
    void setGeneratedName()
    void setNameChangedByUser(boolean nameChangedByUser)
    String getActionName()
    protected LocatableRunConfigurationOptions getOptions()

# P R20 (Kotlin)
class com.intellij.execution.configurations.RunConfigurationOptions extends com.intellij.openapi.components.BaseState
    new()

# P R20 (Kotlin)
class com.intellij.execution.configurations.LocatableRunConfigurationOptions extends RunConfigurationOptions
    new()

# P E (abstract, Kotlin); real supertype StoredProperty<T>
class com.intellij.openapi.components.StoredPropertyBase<T>
    T getValue(com.intellij.openapi.components.BaseState thisRef)
    void setValue(com.intellij.openapi.components.BaseState thisRef, T value)

# P E (Kotlin); also SerializationFilter, ModificationTracker
abstract class com.intellij.openapi.components.BaseState
    new()
    protected final com.intellij.openapi.components.StoredPropertyBase<String> string(String defaultValue)
    protected final com.intellij.openapi.components.StoredPropertyBase<Boolean> property(boolean defaultValue)
    protected final com.intellij.openapi.components.StoredPropertyBase<Integer> property(int defaultValue)
    final void copyFrom(com.intellij.openapi.components.BaseState state)

# P R20 U26; class type parameter is named Settings
abstract class com.intellij.openapi.options.SettingsEditor<Settings> implements Disposable
    complete
    new()
    protected abstract void resetEditorFrom(Settings s)
    protected abstract void applyEditorTo(Settings s) throws ConfigurationException
    protected abstract JComponent createEditor()
    protected void disposeEditor()
    final void resetFrom(Settings s)
    final void applyTo(Settings s) throws ConfigurationException
    final JComponent getComponent()
    final void dispose()
    protected final void fireEditorStateChanged()

# P R20
class com.intellij.execution.configurations.RuntimeConfigurationException extends ConfigurationException
    new(String message)
    new(String message, String title)

# P R20
class com.intellij.execution.configurations.RuntimeConfigurationError extends RuntimeConfigurationException
    new(String message)
    new(String message, Runnable quickFix)

# P R20
class com.intellij.execution.configurations.RuntimeConfigurationWarning extends RuntimeConfigurationException
    new(String message)

# P R20
enum com.intellij.execution.configurations.RunConfigurationSingletonPolicy
    ENUM SINGLE_INSTANCE, MULTIPLE_INSTANCE, SINGLE_INSTANCE_ONLY, MULTIPLE_INSTANCE_ONLY

# P R20 (Kotlin)
abstract class com.intellij.execution.configurations.ConfigurationTypeBase implements ConfigurationType
    new(String id, String displayName, String description, Icon icon)
    protected final void addFactory(ConfigurationFactory factory)
    String getDisplayName()
    final String getConfigurationTypeDescription()
    Icon getIcon()
    final String getId()
    ConfigurationFactory[] getConfigurationFactories()

# P E
abstract class com.intellij.execution.actions.RunConfigurationProducer<T extends RunConfiguration>
    complete
    ConfigurationFactory getConfigurationFactory()
    final ConfigurationType getConfigurationType()
    protected abstract boolean setupConfigurationFromContext(T configuration, ConfigurationContext context,
            com.intellij.openapi.util.Ref<PsiElement> sourceElement)
    abstract boolean isConfigurationFromContext(T configuration, ConfigurationContext context)
    boolean isPreferredConfiguration(ConfigurationFromContext self, ConfigurationFromContext other)
    boolean shouldReplace(ConfigurationFromContext self, ConfigurationFromContext other)

# P E U26 (16 imports)
abstract class com.intellij.execution.actions.LazyRunConfigurationProducer<T extends RunConfiguration> extends RunConfigurationProducer<T>
    complete
    new()
    abstract ConfigurationFactory getConfigurationFactory()

# P E U26 (83 imports)
class com.intellij.execution.actions.ConfigurationContext
    new(PsiElement element)
    static ConfigurationContext getFromContext(DataContext dataContext, String place)
    Location getLocation()
    PsiElement getPsiLocation()
    Project getProject()
    Module getModule()
    DataContext getDataContext()
    RunManager getRunManager()
    RunnerAndConfigurationSettings getConfiguration()
    RunnerAndConfigurationSettings findExisting()
    boolean containsMultipleSelection()

# P E
abstract class com.intellij.execution.actions.ConfigurationFromContext
    new()
    abstract RunnerAndConfigurationSettings getConfigurationSettings()
    RunConfiguration getConfiguration()
    abstract PsiElement getSourceElement()
    boolean isProducedBy(Class<? extends RunConfigurationProducer> producerClass)

# P D25 (real superclass StoringPropertyContainer; do not extend it directly)
abstract class com.intellij.execution.testframework.TestConsoleProperties implements Disposable
    complete
    protected new()
    Project getProject()
    Executor getExecutor()
    boolean isDebug()
    void dispose()
    abstract RunProfile getConfiguration()

# P D25
class com.intellij.execution.testframework.sm.runner.SMTRunnerConsoleProperties extends com.intellij.execution.testframework.TestConsoleProperties
    complete
    new(RunConfiguration config, String testFrameworkName, Executor executor)
    new(Project project, RunProfile config, String testFrameworkName, Executor executor)
    RunProfile getConfiguration()
    SMTestLocator getTestLocator()
    boolean isIdBasedTestTree()
    void setIdBasedTestTree(boolean idBasedTestTree)
    void setPrintTestingStartedTime(boolean printTestingStartedTime)
    void addStackTraceFilter(com.intellij.execution.filters.Filter filter)
    String getTestFrameworkName()

# P D25
interface com.intellij.execution.testframework.sm.runner.SMTestLocator extends PossiblyDumbAware
    List<Location> getLocation(String protocol, String path, Project project, GlobalSearchScope scope)

# J R20 U26; url forms java:suite://Class and java:test://Class/method
class com.intellij.execution.testframework.JavaTestLocator implements com.intellij.execution.testframework.sm.runner.SMTestLocator
    static final String SUITE_PROTOCOL
    static final String TEST_PROTOCOL
    static final com.intellij.execution.testframework.JavaTestLocator INSTANCE
    new()
    List<Location> getLocation(String protocol, String path, Project project, GlobalSearchScope scope)

# P R20
abstract class com.intellij.execution.testframework.ui.BaseTestsOutputConsoleView implements ConsoleView
    JComponent getComponent()
    JComponent getPreferredFocusableComponent()
    void dispose()
    void print(String text, ConsoleViewContentType contentType)
    void clear()
    void attachToProcess(ProcessHandler processHandler)
    AnAction[] createConsoleActions()
    void scrollTo(int offset)

# P D25
final class com.intellij.execution.testframework.sm.SMTestRunnerConnectionUtil
    private new()
    static com.intellij.execution.testframework.ui.BaseTestsOutputConsoleView createAndAttachConsole(String testFrameworkName, ProcessHandler processHandler, com.intellij.execution.testframework.TestConsoleProperties consoleProperties) throws ExecutionException
    static com.intellij.execution.testframework.ui.BaseTestsOutputConsoleView createConsole(String testFrameworkName,
            com.intellij.execution.testframework.TestConsoleProperties consoleProperties)

# P D25 (for an action in the test results popup: e.getData(AbstractTestProxy.DATA_KEY))
abstract class com.intellij.execution.testframework.AbstractTestProxy
    static final DataKey<com.intellij.execution.testframework.AbstractTestProxy> DATA_KEY
    static final DataKey<com.intellij.execution.testframework.AbstractTestProxy[]> DATA_KEYS
    abstract String getName()
    abstract boolean isLeaf()
    abstract boolean isDefect()
    abstract boolean isPassed()
    abstract Location getLocation(Project project, GlobalSearchScope searchScope)
    String getLocationUrl()

# P E (names of api.md section 13; must be non-null at run time, stub values are null)
class com.intellij.icons.AllIcons
    new()

# P E U26
class com.intellij.icons.AllIcons.Actions
    static final Icon Execute
    static final Icon StartDebugger
    static final Icon Suspend
    static final Icon Resume
    static final Icon Refresh
    static final Icon Rerun
    static final Icon Find
    static final Icon Copy
    static final Icon Diff

# P E U26
class com.intellij.icons.AllIcons.General
    static final Icon Warning
    static final Icon Error
    static final Icon Information
    static final Icon Settings
    static final Icon Filter
    static final Icon Locate

# P D25; topic ExecutionManager.EXECUTION_TOPIC
interface com.intellij.execution.ExecutionListener extends EventListener
    default void processStarted(String executorId, ExecutionEnvironment env, ProcessHandler handler)
    default void processTerminated(String executorId, ExecutionEnvironment env, ProcessHandler handler, int exitCode)
    default void processNotStarted(String executorId, ExecutionEnvironment env)
