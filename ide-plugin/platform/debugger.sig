import com.intellij.debugger.DebuggerManager
import com.intellij.debugger.engine.DebugProcess
import com.intellij.debugger.engine.DebugProcessListener
import com.intellij.execution.ExecutionException
import com.intellij.execution.ExecutionResult
import com.intellij.execution.Executor
import com.intellij.execution.RunManager
import com.intellij.execution.RunnerAndConfigurationSettings
import com.intellij.execution.configurations.ConfigurationFactory
import com.intellij.execution.configurations.ConfigurationType
import com.intellij.execution.configurations.RemoteConnection
import com.intellij.execution.configurations.RunConfiguration
import com.intellij.execution.configurations.RunConfigurationSingletonPolicy
import com.intellij.execution.configurations.RunProfile
import com.intellij.execution.configurations.RunProfileState
import com.intellij.execution.configurations.RunnerSettings
import com.intellij.execution.configurations.RuntimeConfigurationException
import com.intellij.execution.configurations.SimpleConfigurationType
import com.intellij.execution.process.ProcessHandler
import com.intellij.execution.remote.RemoteConfigurationType
import com.intellij.execution.runners.ExecutionEnvironment
import com.intellij.execution.runners.ExecutionEnvironmentBuilder
import com.intellij.execution.runners.ProgramRunner
import com.intellij.execution.ui.RunContentDescriptor
import com.intellij.openapi.Disposable
import com.intellij.openapi.components.PersistentStateComponent
import com.intellij.openapi.project.Project
import com.intellij.openapi.util.NotNullLazyValue
import com.intellij.openapi.util.UserDataHolder
import com.intellij.openapi.util.UserDataHolderBase
import com.intellij.openapi.vfs.VirtualFile
import com.intellij.pom.Navigatable
import com.intellij.util.messages.Topic
import com.intellij.xdebugger.XDebugProcess
import com.intellij.xdebugger.XDebugSession
import com.intellij.xdebugger.XDebugSessionListener
import com.intellij.xdebugger.XDebuggerManager
import com.intellij.xdebugger.XDebuggerManagerListener
import com.intellij.xdebugger.XDebuggerUtil
import com.intellij.xdebugger.XSourcePosition
import com.intellij.xdebugger.breakpoints.SuspendPolicy
import com.intellij.xdebugger.breakpoints.XBreakpoint
import com.intellij.xdebugger.breakpoints.XBreakpointManager
import com.intellij.xdebugger.breakpoints.XBreakpointProperties
import com.intellij.xdebugger.breakpoints.XBreakpointType
import com.intellij.xdebugger.breakpoints.XLineBreakpoint
import com.intellij.xdebugger.breakpoints.XLineBreakpointType
import java.util.Collection
import java.util.EventListener
import javax.swing.Icon
import org.jetbrains.java.debugger.breakpoints.properties.JavaLineBreakpointProperties

# J S:java/execution/impl/src/com/intellij/execution/remote/RemoteConfigurationType.java [2018] + U; id "Remote"
final class com.intellij.execution.remote.RemoteConfigurationType extends SimpleConfigurationType
    new()
    static RemoteConfigurationType getInstance()
    RunConfiguration createTemplateConfiguration(Project project)

# J S:java/execution/impl/src/com/intellij/execution/remote/RemoteConfiguration.java [2017] + U (2026 fields and constructor); real superclass ModuleBasedConfiguration; J R20 U26 (real superclass ModuleBasedConfiguration, so RunConfigurationBase)
class com.intellij.execution.remote.RemoteConfiguration implements RunConfiguration
    boolean USE_SOCKET_TRANSPORT
    boolean SERVER_MODE
    String SHMEM_ADDRESS
    String HOST
    String PORT
    new(Project project, ConfigurationFactory configurationFactory)
    RemoteConnection createRemoteConnection()
    RunProfileState getState(Executor executor, ExecutionEnvironment env) throws ExecutionException
    final String getName()
    Icon getIcon()
    final Project getProject()
    final void setName(String name)
    final ConfigurationFactory getFactory()
    RunConfiguration clone()
    com.intellij.openapi.options.SettingsEditor<? extends RunConfiguration> getConfigurationEditor()

# J S:java/execution/openapi/src/com/intellij/execution/configurations/RemoteConnection.java [2024]
class com.intellij.execution.configurations.RemoteConnection
    new(boolean useSockets, String hostName, String address, boolean serverMode)
    String getApplicationHostName()
    String getApplicationAddress()
    String getDebuggerHostName()
    String getDebuggerAddress()
    boolean isUseSockets()
    boolean isServerMode()
    String getLaunchCommandLine()

# P D:platform/execution; P S24; more members. getId() MUST be overridden unless SimpleConfigurationType is used: the default logs an error
abstract class com.intellij.execution.configurations.ConfigurationFactory
    complete
    protected new()
    protected new(ConfigurationType type)
    abstract RunConfiguration createTemplateConfiguration(Project project)
    String getId()
    String getName()
    ConfigurationType getType()
    Icon getIcon()
    boolean isApplicable(Project project)
    Class<? extends com.intellij.openapi.components.BaseState> getOptionsClass()
    RunConfigurationSingletonPolicy getSingletonPolicy()
    boolean isEditableInDumbMode()
    RunConfiguration createTemplateConfiguration(Project project, RunManager runManager)

# P D:platform/execution
interface com.intellij.execution.configurations.ConfigurationType
    complete
    ConfigurationFactory[] getConfigurationFactories()
    String getDisplayName()
    String getConfigurationTypeDescription()
    Icon getIcon()
    String getId()

# P D:platform/execution
abstract class com.intellij.execution.configurations.SimpleConfigurationType extends ConfigurationFactory implements ConfigurationType
    complete
    protected new(String id, String name, String description, NotNullLazyValue<Icon> icon)
    final ConfigurationFactory[] getConfigurationFactories()
    final String getDisplayName()
    final String getConfigurationTypeDescription()
    final Icon getIcon()
    final String getId()

# P D:platform/execution
final class com.intellij.execution.configurations.ConfigurationTypeUtil
    private new()
    static final <T extends ConfigurationType> T findConfigurationType(Class<T> configurationTypeClass)
    static final ConfigurationType findConfigurationType(String configurationId)

# P named in D:platform/execution; getState seen overridden in S:RemoteConfiguration.java
interface com.intellij.execution.configurations.RunProfile
    complete
    String getName()
    Icon getIcon()
    RunProfileState getState(Executor executor, ExecutionEnvironment environment) throws ExecutionException

# P D:platform/execution (partial: more abstract members exist, do not implement it from the stub); P D25: the three abstract members besides those of api.md; extend RunConfigurationBase instead
interface com.intellij.execution.configurations.RunConfiguration extends RunProfile, Cloneable
    complete
    Project getProject()
    void setName(String name)
    ConfigurationFactory getFactory()
    com.intellij.openapi.options.SettingsEditor<? extends RunConfiguration> getConfigurationEditor()
    RunConfiguration clone()
    default ConfigurationType getType()
    default void checkConfiguration() throws RuntimeConfigurationException
    default boolean isAllowRunningInParallel()
    default void setAllowRunningInParallel(boolean value)

# P D:platform/execution
abstract class com.intellij.execution.RunManager
    new()
    static final RunManager getInstance(Project project)
    abstract RunnerAndConfigurationSettings createConfiguration(String name, ConfigurationFactory factory)
    abstract RunnerAndConfigurationSettings createConfiguration(RunConfiguration runConfiguration,
            ConfigurationFactory factory)
    final RunnerAndConfigurationSettings createConfiguration(String name, Class<? extends ConfigurationType> typeClass)
    abstract void addConfiguration(RunnerAndConfigurationSettings settings)
    abstract void setTemporaryConfiguration(RunnerAndConfigurationSettings tempConfiguration)
    abstract void setSelectedConfiguration(RunnerAndConfigurationSettings value)
    abstract RunnerAndConfigurationSettings getSelectedConfiguration()
    abstract RunnerAndConfigurationSettings findConfigurationByName(String name)
    abstract void removeConfiguration(RunnerAndConfigurationSettings settings)

# P D:platform/execution
interface com.intellij.execution.RunnerAndConfigurationSettings
    RunConfiguration getConfiguration()
    String getName()
    void setName(String name)
    void setTemporary(boolean temporary)
    boolean isTemporary()
    void setActivateToolWindowBeforeRun(boolean value)
    void setEditBeforeRun(boolean b)
    ConfigurationFactory getFactory()
    ConfigurationType getType()

# P D:platform/execution; P R20 U26: all abstract members (only getId is in api.md)
abstract class com.intellij.execution.Executor
    new()
    abstract String getId()
    abstract String getToolWindowId()
    abstract Icon getToolWindowIcon()
    abstract Icon getIcon()
    abstract Icon getDisabledIcon()
    abstract String getDescription()
    abstract String getActionName()
    abstract String getStartActionText()
    abstract String getContextActionId()
    abstract String getHelpId()

# P D:platform/xdebugger-api; P D25 (concrete overrides)
class com.intellij.execution.executors.DefaultDebugExecutor extends Executor
    new()
    static final String EXECUTOR_ID
    static Executor getDebugExecutorInstance()
    String getId()
    String getToolWindowId()
    Icon getToolWindowIcon()
    Icon getIcon()
    Icon getDisabledIcon()
    String getDescription()
    String getActionName()
    String getStartActionText()
    String getContextActionId()
    String getHelpId()

# P D:platform/execution; P D25 (concrete overrides)
class com.intellij.execution.executors.DefaultRunExecutor extends Executor
    new()
    static final String EXECUTOR_ID
    static Executor getRunExecutorInstance()
    String getId()
    String getToolWindowId()
    Icon getToolWindowIcon()
    Icon getIcon()
    Icon getDisabledIcon()
    String getDescription()
    String getActionName()
    String getStartActionText()
    String getContextActionId()
    String getHelpId()

# P S:platform/execution-impl/src/com/intellij/execution/ProgramRunnerUtil.java [2022] + U
final class com.intellij.execution.ProgramRunnerUtil
    private new()
    static void executeConfiguration(RunnerAndConfigurationSettings configuration, Executor executor)
    static void executeConfiguration(ExecutionEnvironment environment, boolean showSettings, boolean assignNewId)
    static void executeConfigurationAsync(ExecutionEnvironment environment, boolean showSettings, boolean assignNewId,
            ProgramRunner.Callback callback)

# P D:platform/execution + U (Kotlin)
final class com.intellij.execution.runners.ExecutionEnvironmentBuilder
    new(Project project, Executor executor)
    static final ExecutionEnvironmentBuilder create(Executor executor,
            RunnerAndConfigurationSettings settings) throws ExecutionException
    static final ExecutionEnvironmentBuilder create(Project project, Executor executor,
            RunProfile runProfile) throws ExecutionException
    static final ExecutionEnvironmentBuilder createOrNull(Executor executor, RunnerAndConfigurationSettings settings)
    final ExecutionEnvironmentBuilder activeTarget()
    final ExecutionEnvironment build()
    final ExecutionEnvironment build(ProgramRunner.Callback callback)
    final void buildAndExecute() throws ExecutionException

# P D:platform/execution
final class com.intellij.execution.runners.ExecutionEnvironment extends UserDataHolderBase implements Disposable
    new()
    Project getProject()
    Executor getExecutor()
    RunProfile getRunProfile()
    ProgramRunner<?> getRunner()
    RunnerAndConfigurationSettings getRunnerAndConfigurationSettings()
    long getExecutionId()
    void dispose()

# P D:platform/execution
interface com.intellij.execution.runners.ProgramRunner<Settings extends RunnerSettings>
    String getRunnerId()
    boolean canRun(String executorId, RunProfile profile)
    void execute(ExecutionEnvironment environment) throws ExecutionException
    static ProgramRunner<?> getRunner(String executorId, RunProfile settings)
    static ProgramRunner<?> findRunnerById(String id)

# P D:platform/execution
interface com.intellij.execution.runners.ProgramRunner.Callback
    void processStarted(RunContentDescriptor descriptor)
    default void processNotStarted(Throwable error)

# P D:platform/xdebugger-api
abstract class com.intellij.xdebugger.XDebuggerManager
    new()
    static final Topic<XDebuggerManagerListener> TOPIC
    static XDebuggerManager getInstance(Project project)
    abstract XBreakpointManager getBreakpointManager()
    abstract XDebugSession[] getDebugSessions()
    abstract XDebugSession getCurrentSession()

# P D:platform/xdebugger-api
interface com.intellij.xdebugger.XDebuggerManagerListener
    complete
    default void processStarted(XDebugProcess debugProcess)
    default void processStopped(XDebugProcess debugProcess)
    default void currentSessionChanged(XDebugSession previousSession, XDebugSession currentSession)

# P D:platform/xdebugger-api
abstract class com.intellij.xdebugger.XDebugProcess
    protected new(XDebugSession session)
    final XDebugSession getSession()
    final ProcessHandler getProcessHandler()

# P D:platform/xdebugger-api (extends AbstractDebuggerSession: isStopped, isPaused)
interface com.intellij.xdebugger.XDebugSession
    Project getProject()
    XDebugProcess getDebugProcess()
    String getSessionName()
    RunProfile getRunProfile()
    boolean isSuspended()
    boolean isStopped()
    boolean isPaused()
    void resume()
    void pause()
    void stop()
    void stepInto()
    void stepOut()
    void stepOver(boolean ignoreBreakpoints)
    XSourcePosition getCurrentPosition()
    void showExecutionPoint()
    void runToPosition(XSourcePosition position, boolean ignoreBreakpoints)
    void addSessionListener(XDebugSessionListener listener)
    void addSessionListener(XDebugSessionListener listener, Disposable parentDisposable)
    RunContentDescriptor getRunContentDescriptor()

# P D:platform/xdebugger-api
interface com.intellij.xdebugger.XDebugSessionListener extends EventListener
    complete
    default void sessionPaused()
    default void sessionResumed()
    default void sessionStopped()
    default void stackFrameChanged()
    default void beforeSessionResume()
    default void settingsChanged()
    default void breakpointsMuted(boolean muted)

# P S:platform/xdebugger-api/src/com/intellij/xdebugger/XDebuggerUtil.java [2024]
abstract class com.intellij.xdebugger.XDebuggerUtil
    new()
    static XDebuggerUtil getInstance()
    abstract <T extends XBreakpointType> T findBreakpointType(Class<T> typeClass)
    abstract XSourcePosition createPosition(VirtualFile file, int line)
    abstract XSourcePosition createPositionByOffset(VirtualFile file, int offset)
    abstract boolean canPutBreakpointAt(Project project, VirtualFile file, int line)
    abstract void toggleLineBreakpoint(Project project, VirtualFile file, int line, boolean temporary)
    void toggleLineBreakpoint(Project project, VirtualFile file, int line)
    abstract void removeBreakpoint(Project project, XBreakpoint<?> breakpoint)

# P D:platform/xdebugger-api
interface com.intellij.xdebugger.XSourcePosition
    VirtualFile getFile()
    int getLine()
    int getOffset()
    Navigatable createNavigatable(Project project)

# P S:platform/xdebugger-api/src/com/intellij/xdebugger/breakpoints/XBreakpointManager.java [2009] + D + U
interface com.intellij.xdebugger.breakpoints.XBreakpointManager
    <T extends XBreakpointProperties> XLineBreakpoint<T> addLineBreakpoint(XLineBreakpointType<T> type,
            String fileUrl, int line, T properties)
    <T extends XBreakpointProperties> XLineBreakpoint<T> addLineBreakpoint(XLineBreakpointType<T> type,
            String fileUrl, int line, T properties, boolean temporary)
    void removeBreakpoint(XBreakpoint<?> breakpoint)
    XBreakpoint<?>[] getAllBreakpoints()
    <P extends XBreakpointProperties> XLineBreakpoint<P> findBreakpointAtLine(XLineBreakpointType<P> type,
            VirtualFile file, int line)
    <P extends XBreakpointProperties> Collection<XLineBreakpoint<P>> findBreakpointsAtLine(XLineBreakpointType<P> type, VirtualFile file, int line)

# P D:platform/xdebugger-api
interface com.intellij.xdebugger.breakpoints.XBreakpoint<P extends XBreakpointProperties> extends UserDataHolder
    P getProperties()
    boolean isEnabled()
    void setEnabled(boolean enabled)
    SuspendPolicy getSuspendPolicy()
    void setSuspendPolicy(SuspendPolicy policy)
    void setCondition(String condition)
    void setLogMessage(boolean logMessage)
    XSourcePosition getSourcePosition()

# P D:platform/xdebugger-api
interface com.intellij.xdebugger.breakpoints.XLineBreakpoint<P extends XBreakpointProperties> extends XBreakpoint<P>
    int getLine()
    String getFileUrl()
    String getPresentableFilePath()
    boolean isTemporary()
    void setTemporary(boolean temporary)

# P D:platform/xdebugger-api (now Kotlin enum)
enum com.intellij.xdebugger.breakpoints.SuspendPolicy
    ENUM NONE, THREAD, ALL

# P D:platform/xdebugger-api
abstract class com.intellij.xdebugger.breakpoints.XBreakpointProperties<T> implements PersistentStateComponent<T>
    new()

# P D:platform/xdebugger-api
abstract class com.intellij.xdebugger.breakpoints.XBreakpointType<B extends XBreakpoint<P>, P extends XBreakpointProperties>
    protected new(String id, String title)
    final String getId()

# P D:platform/xdebugger-api
abstract class com.intellij.xdebugger.breakpoints.XLineBreakpointType<P extends XBreakpointProperties> extends XBreakpointType<XLineBreakpoint<P>, P>
    protected new(String id, String title)
    abstract P createBreakpointProperties(VirtualFile file, int line)
    boolean canPutAt(VirtualFile file, int line, Project project)

# J S:java/debugger/impl/src/com/intellij/debugger/ui/breakpoints/JavaLineBreakpointType.java [2018] + current third-party use; id "java-line"; real superclass JavaLineBreakpointTypeBase
class com.intellij.debugger.ui.breakpoints.JavaLineBreakpointType extends XLineBreakpointType<JavaLineBreakpointProperties>
    new()
    JavaLineBreakpointProperties createBreakpointProperties(VirtualFile file, int line)

# J S:java/debugger/impl/src/org/jetbrains/java/debugger/breakpoints/properties/JavaLineBreakpointProperties.java [2020]; real superclass JavaBreakpointProperties
class org.jetbrains.java.debugger.breakpoints.properties.JavaLineBreakpointProperties extends XBreakpointProperties<JavaLineBreakpointProperties>
    new()
    JavaLineBreakpointProperties getState()
    void loadState(JavaLineBreakpointProperties state)

# J S:java/debugger/openapi/src/com/intellij/debugger/DebuggerManager.java [2019] + U
abstract class com.intellij.debugger.DebuggerManager
    new()
    static DebuggerManager getInstance(Project project)
    abstract DebugProcess getDebugProcess(ProcessHandler processHandler)
    abstract void addDebugProcessListener(ProcessHandler processHandler, DebugProcessListener listener)
    abstract void removeDebugProcessListener(ProcessHandler processHandler, DebugProcessListener listener)

# J U
interface com.intellij.debugger.engine.DebugProcess
    void addDebugProcessListener(DebugProcessListener listener)
    void removeDebugProcessListener(DebugProcessListener listener)
    Project getProject()

# J S: stored version with default methods + U (2026)
interface com.intellij.debugger.engine.DebugProcessListener extends EventListener
    default void connectorIsReady()
    default void processAttached(DebugProcess process)
    default void processDetached(DebugProcess process, boolean closedByUser)
    default void attachException(RunProfileState state, ExecutionException exception, RemoteConnection remoteConnection)

# P used in S; P R20 U26; execute is ABSTRACT, may return null
interface com.intellij.execution.configurations.RunProfileState
    complete
    ExecutionResult execute(Executor executor, ProgramRunner<?> runner) throws ExecutionException

# P used in D
interface com.intellij.execution.configurations.RunnerSettings

# P D:platform/execution (partial)
class com.intellij.execution.ui.RunContentDescriptor implements Disposable
    ProcessHandler getProcessHandler()
    void dispose()
