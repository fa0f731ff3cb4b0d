import com.intellij.execution.Location
import com.intellij.openapi.compiler.CompileContext
import com.intellij.openapi.compiler.CompileScope
import com.intellij.openapi.compiler.CompileStatusNotification
import com.intellij.openapi.compiler.CompilerManager
import com.intellij.openapi.module.Module
import com.intellij.openapi.module.ModuleManager
import com.intellij.openapi.project.Project
import com.intellij.openapi.projectRoots.Sdk
import com.intellij.openapi.projectRoots.SdkTypeId
import com.intellij.openapi.roots.CompilerModuleExtension
import com.intellij.openapi.roots.ModuleRootManager
import com.intellij.openapi.roots.OrderEnumerator
import com.intellij.openapi.roots.OrderRootsEnumerator
import com.intellij.openapi.roots.ProjectFileIndex
import com.intellij.openapi.roots.ProjectRootManager
import com.intellij.openapi.util.UserDataHolder
import com.intellij.openapi.vfs.VirtualFile
import com.intellij.psi.PsiClass
import com.intellij.psi.PsiElement
import com.intellij.psi.PsiField
import com.intellij.psi.PsiFile
import com.intellij.psi.PsiMethod
import com.intellij.psi.search.GlobalSearchScope
import com.intellij.psi.search.PsiShortNamesCache
import com.intellij.task.ProjectTaskManager
import com.intellij.util.PathsList
import org.jetbrains.concurrency.Promise

# P E
abstract class com.intellij.openapi.module.ModuleManager
    new()
    static final ModuleManager getInstance(Project project)
    abstract Module[] getModules()
    abstract Module findModuleByName(String name)

# P E
class com.intellij.openapi.module.ModuleUtilCore
    new()
    static Module findModuleForPsiElement(PsiElement element)
    static Module findModuleForFile(VirtualFile file, Project project)
    static Module findModuleForFile(PsiFile containingFile)

# P E + U
abstract class com.intellij.openapi.roots.OrderEnumerator
    new()
    static OrderEnumerator orderEntries(Module module)
    static OrderEnumerator orderEntries(Project project)
    abstract OrderEnumerator recursively()
    abstract OrderEnumerator runtimeOnly()
    abstract OrderEnumerator productionOnly()
    abstract OrderEnumerator exportedOnly()
    abstract OrderEnumerator withoutSdk()
    abstract OrderEnumerator withoutLibraries()
    abstract OrderEnumerator withoutDepModules()
    abstract OrderRootsEnumerator classes()
    abstract OrderRootsEnumerator sources()
    PathsList getPathsList()

# P E
interface com.intellij.openapi.roots.OrderRootsEnumerator
    PathsList getPathsList()
    VirtualFile[] getRoots()
    String[] getUrls()
    void collectPaths(PathsList list)
    OrderRootsEnumerator usingCache()

# P E (real superclass SimpleModificationTracker)
abstract class com.intellij.openapi.roots.ProjectRootManager
    new()
    static ProjectRootManager getInstance(Project project)
    abstract Sdk getProjectSdk()
    abstract ProjectFileIndex getFileIndex()
    abstract VirtualFile[] getContentRoots()

# P E; getSdk/getContentRoots/getSourceRoots are inherited from interface ModuleRootModel
abstract class com.intellij.openapi.roots.ModuleRootManager
    new()
    static ModuleRootManager getInstance(Module module)
    abstract Module[] getDependencies()
    abstract Sdk getSdk()
    abstract VirtualFile[] getContentRoots()
    abstract VirtualFile[] getSourceRoots(boolean includingTests)

# P E; isInSourceContent/isInTestSourceContent/isInContent come from FileIndex
interface com.intellij.openapi.roots.ProjectFileIndex
    static ProjectFileIndex getInstance(Project project)
    Module getModuleForFile(VirtualFile file)
    VirtualFile getSourceRootForFile(VirtualFile file)
    boolean isInSource(VirtualFile fileOrDir)
    boolean isInProject(VirtualFile file)

# P E
interface com.intellij.openapi.projectRoots.Sdk extends UserDataHolder
    String getName()
    String getVersionString()
    String getHomePath()
    VirtualFile getHomeDirectory()
    SdkTypeId getSdkType()

# P E
interface com.intellij.openapi.projectRoots.SdkTypeId
    String getName()
    String getVersionString(Sdk sdk)

# P S: older version of the interface + U (getVMExecutablePath(Sdk)); cast sdk.getSdkType() to it
interface com.intellij.openapi.projectRoots.JavaSdkType
    String getBinPath(Sdk sdk)
    String getToolsPath(Sdk sdk)
    String getVMExecutablePath(Sdk sdk)

# J E
abstract class com.intellij.openapi.roots.CompilerModuleExtension
    static CompilerModuleExtension getInstance(Module module)
    abstract VirtualFile getCompilerOutputPath()
    abstract VirtualFile getCompilerOutputPathForTests()
    abstract String getCompilerOutputUrl()
    abstract VirtualFile[] getOutputRoots(boolean includeTests)

# J S:java/compiler/openapi/src/com/intellij/openapi/compiler/CompilerManager.java [2017] + U
abstract class com.intellij.openapi.compiler.CompilerManager
    new()
    static CompilerManager getInstance(Project project)
    abstract boolean isCompilationActive()
    abstract void make(CompileStatusNotification callback)
    abstract void make(Module module, CompileStatusNotification callback)
    abstract void make(Project project, Module[] modules, CompileStatusNotification callback)
    abstract void make(CompileScope scope, CompileStatusNotification callback)
    abstract CompileScope createModuleCompileScope(Module module, boolean includeDependentModules)
    abstract CompileScope createModulesCompileScope(Module[] modules, boolean includeDependentModules)
    abstract CompileScope createProjectCompileScope(Project project)
    abstract boolean isUpToDate(CompileScope scope)

# J S:java/compiler/openapi/src/com/intellij/openapi/compiler/CompileStatusNotification.java + U
interface com.intellij.openapi.compiler.CompileStatusNotification
    void finished(boolean aborted, int errors, int warnings, CompileContext compileContext)

# J (used in S)
interface com.intellij.openapi.compiler.CompileScope

# J S:java/compiler/openapi/src/com/intellij/openapi/compiler/CompileContext.java
interface com.intellij.openapi.compiler.CompileContext extends UserDataHolder
    Project getProject()

# P E
abstract class com.intellij.task.ProjectTaskManager
    static ProjectTaskManager getInstance(Project project)
    abstract Promise<ProjectTaskManager.Result> buildAllModules()
    abstract Promise<ProjectTaskManager.Result> build(Module... modules)
    abstract Promise<ProjectTaskManager.Result> rebuild(Module... modules)

# P E
interface com.intellij.task.ProjectTaskManager.Result
    boolean isAborted()
    boolean hasErrors()

# J S:java/java-indexing-api/src/com/intellij/psi/search/PsiShortNamesCache.java [2017]
abstract class com.intellij.psi.search.PsiShortNamesCache
    new()
    static PsiShortNamesCache getInstance(Project project)
    abstract PsiClass[] getClassesByName(String name, GlobalSearchScope scope)
    abstract PsiMethod[] getMethodsByName(String name, GlobalSearchScope scope)
    abstract PsiField[] getFieldsByName(String name, GlobalSearchScope scope)

# P D:platform/execution
abstract class com.intellij.execution.Location<E extends PsiElement>
    new()
    abstract E getPsiElement()
    abstract Project getProject()
    abstract Module getModule()

# P D:platform/execution
class com.intellij.execution.PsiLocation<E extends PsiElement> extends Location<E>
    new(E psiElement)
    new(Project project, E psiElement)
    static <T extends PsiElement> Location<T> fromPsiElement(T element)
    E getPsiElement()
    Project getProject()
    Module getModule()

# J S:java/execution/impl/src/com/intellij/execution/junit/JUnitUtil.java [2017] + U
class com.intellij.execution.junit.JUnitUtil
    new()
    static boolean isTestMethod(Location<? extends PsiMethod> location)
    static boolean isTestMethod(Location<? extends PsiMethod> location, boolean checkAbstract)
    static boolean isTestClass(PsiClass psiClass)
    static boolean isTestAnnotated(PsiMethod method)
    static boolean isJUnit5(PsiElement element)
    static boolean isJUnit5TestClass(PsiClass psiClass, boolean checkAbstract)
    static boolean isSuiteMethod(PsiMethod psiMethod)
    static PsiClass getTestClass(PsiElement element)
