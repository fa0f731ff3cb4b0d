import com.intellij.execution.CantRunException
import com.intellij.execution.ExecutionException
import com.intellij.execution.KillableProcess
import com.intellij.execution.configurations.GeneralCommandLine
import com.intellij.execution.configurations.ParametersList
import com.intellij.execution.configurations.SimpleJavaParameters
import com.intellij.execution.configurations.SimpleProgramParameters
import com.intellij.execution.process.BaseOSProcessHandler
import com.intellij.execution.process.ColoredProcessHandler
import com.intellij.execution.process.KillableProcessHandler
import com.intellij.execution.process.OSProcessHandler
import com.intellij.execution.process.ProcessHandler
import com.intellij.execution.process.ProcessListener
import com.intellij.execution.process.ProcessOutput
import com.intellij.openapi.module.Module
import com.intellij.openapi.progress.ProgressIndicator
import com.intellij.openapi.project.Project
import com.intellij.openapi.projectRoots.Sdk
import com.intellij.openapi.util.Key
import com.intellij.openapi.util.UserDataHolder
import com.intellij.util.PathsList
import java.io.File
import java.nio.charset.Charset
import java.nio.file.Path
import java.util.List
import java.util.Map

# P D:platform/platform-util-io
class com.intellij.execution.ExecutionException extends Exception
    new(String s)
    new(Throwable cause)
    new(String s, Throwable cause)

# P D:platform/platform-util-io
class com.intellij.execution.configurations.GeneralCommandLine implements UserDataHolder
    new()
    new(String... command)
    new(List<String> command)
    GeneralCommandLine withExePath(String exePath)
    GeneralCommandLine withWorkDirectory(String path)
    GeneralCommandLine withWorkingDirectory(Path workDirectory)
    GeneralCommandLine withParameters(String... parameters)
    GeneralCommandLine withParameters(List<String> parameters)
    GeneralCommandLine withEnvironment(Map<String, String> environment)
    GeneralCommandLine withEnvironment(String key, String value)
    GeneralCommandLine withCharset(Charset charset)
    GeneralCommandLine withRedirectErrorStream(boolean redirect)
    GeneralCommandLine withParentEnvironmentType(GeneralCommandLine.ParentEnvironmentType type)
    void setExePath(String exePath)
    String getExePath()
    void addParameter(String parameter)
    void addParameters(String... parameters)
    void addParameters(List<String> parameters)
    ParametersList getParametersList()
    Map<String, String> getEnvironment()
    Charset getCharset()
    Path getWorkingDirectory()
    String getCommandLineString()
    Process createProcess() throws ExecutionException
    <T> T getUserData(Key<T> key)
    <T> void putUserData(Key<T> key, T value)

# P D:platform/platform-util-io
enum com.intellij.execution.configurations.GeneralCommandLine.ParentEnvironmentType
    ENUM NONE, SYSTEM, CONSOLE

# P D:platform/platform-util-io
final class com.intellij.execution.configurations.ParametersList implements Cloneable
    new()
    void add(String parameter)
    void add(String name, String value)
    void addAll(String... parameters)
    void addAll(List<String> parameters)
    void addProperty(String name, String value)
    void prepend(String parameter)
    void addParametersString(String parameters)
    List<String> getList()
    List<String> getParameters()
    boolean hasProperty(String name)

# P D:platform/platform-util-io
class com.intellij.execution.process.OSProcessHandler extends BaseOSProcessHandler
    super null, null, null
    new(GeneralCommandLine commandLine) throws ExecutionException
    new(Process process, String commandLine)
    new(Process process, String commandLine, Charset charset)
    boolean waitFor()
    boolean waitFor(long timeoutInMilliseconds)
    void setShouldDestroyProcessRecursively(boolean value)

# P D:platform/platform-util-io
class com.intellij.execution.process.KillableProcessHandler extends OSProcessHandler implements KillableProcess
    new(GeneralCommandLine commandLine) throws ExecutionException
    new(Process process, String commandLine)
    boolean canKillProcess()
    void killProcess()
    void setShouldKillProcessSoftly(boolean value)

# P D:platform/platform-util-io
class com.intellij.execution.process.ColoredProcessHandler extends KillableProcessHandler
    new(GeneralCommandLine commandLine) throws ExecutionException
    new(Process process, String commandLine)

# P D:platform/platform-util-io
class com.intellij.execution.process.KillableColoredProcessHandler extends ColoredProcessHandler
    new(GeneralCommandLine commandLine) throws ExecutionException

# P D:platform/platform-util-io
interface com.intellij.execution.KillableProcess
    boolean canKillProcess()
    void killProcess()

# P D:platform/platform-util-io
class com.intellij.execution.process.CapturingProcessHandler extends OSProcessHandler
    new(GeneralCommandLine commandLine) throws ExecutionException
    new(Process process, Charset charset, String commandLine)
    ProcessOutput runProcess()
    ProcessOutput runProcess(int timeoutInMilliseconds)
    ProcessOutput runProcessWithProgressIndicator(ProgressIndicator indicator)

# P D:platform/platform-util-io
class com.intellij.execution.process.ProcessOutput
    new()
    String getStdout()
    String getStderr()
    List<String> getStdoutLines()
    int getExitCode()
    boolean isTimeout()
    boolean isCancelled()

# P U (attach); kind ?
class com.intellij.execution.process.ProcessTerminatedListener implements ProcessListener
    private new()
    static void attach(ProcessHandler processHandler)

# P D:platform/execution
class com.intellij.execution.configurations.SimpleProgramParameters
    new()
    ParametersList getProgramParametersList()
    String getWorkingDirectory()
    void setWorkingDirectory(String path)
    void setWorkingDirectory(File path)
    Map<String, String> getEnv()
    void setEnv(Map<String, String> env)
    void setPassParentEnvs(boolean passParentEnvs)

# P S:platform/lang-api/src/com/intellij/execution/configurations/SimpleJavaParameters.java [2021]
class com.intellij.execution.configurations.SimpleJavaParameters extends SimpleProgramParameters
    new()
    Sdk getJdk()
    void setJdk(Sdk jdk)
    String getMainClass()
    void setMainClass(String mainClass)
    PathsList getClassPath()
    PathsList getModulePath()
    ParametersList getVMParametersList()
    String getJarPath()
    void setJarPath(String jarPath)
    void setArgFile(boolean argFile)
    void setUseDynamicClasspath(Project project)
    void setUseClasspathJar(boolean useClasspathJar)
    GeneralCommandLine toCommandLine() throws CantRunException
    OSProcessHandler createOSProcessHandler() throws ExecutionException

# P D:platform/execution
class com.intellij.execution.CantRunException extends ExecutionException
    new(String message)

# J S:java/execution/openapi/src/com/intellij/execution/configurations/JavaParameters.java [2016]
class com.intellij.execution.configurations.JavaParameters extends SimpleJavaParameters
    new()
    static final int JDK_ONLY
    static final int CLASSES_ONLY
    static final int JDK_AND_CLASSES
    static final int JDK_AND_CLASSES_AND_TESTS
    static final int CLASSES_AND_TESTS
    void configureByModule(Module module, int classPathType, Sdk jdk) throws CantRunException
    void configureByModule(Module module, int classPathType) throws CantRunException
    String getJdkPath() throws CantRunException
    static Sdk getValidJdkToRunModule(Module module, boolean productionOnly) throws CantRunException
    static Sdk getJdkToRunModule(Module module, boolean productionOnly)
