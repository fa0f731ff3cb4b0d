import com.intellij.execution.configurations.RunProfile
import com.intellij.execution.runners.ExecutionEnvironment
import com.intellij.execution.ui.ConsoleView
import com.intellij.openapi.actionSystem.ActionGroup
import com.intellij.openapi.actionSystem.ActionManager
import com.intellij.openapi.actionSystem.ActionPopupMenu
import com.intellij.openapi.actionSystem.ActionToolbar
import com.intellij.openapi.actionSystem.ActionUpdateThread
import com.intellij.openapi.actionSystem.ActionUpdateThreadAware
import com.intellij.openapi.actionSystem.AnAction
import com.intellij.openapi.actionSystem.AnActionEvent
import com.intellij.openapi.actionSystem.CommonDataKeys
import com.intellij.openapi.actionSystem.DataContext
import com.intellij.openapi.actionSystem.DataKey
import com.intellij.openapi.actionSystem.DataSink
import com.intellij.openapi.actionSystem.PlatformCoreDataKeys
import com.intellij.openapi.actionSystem.PlatformDataKeys
import com.intellij.openapi.actionSystem.Presentation
import com.intellij.openapi.actionSystem.Separator
import com.intellij.openapi.editor.Caret
import com.intellij.openapi.editor.Editor
import com.intellij.openapi.fileEditor.FileEditor
import com.intellij.openapi.module.Module
import com.intellij.openapi.project.DumbAware
import com.intellij.openapi.project.DumbAwareAction
import com.intellij.openapi.project.PossiblyDumbAware
import com.intellij.openapi.project.Project
import com.intellij.openapi.util.Key
import com.intellij.openapi.util.ValueKey
import com.intellij.openapi.vfs.VirtualFile
import com.intellij.openapi.wm.ToolWindow
import com.intellij.pom.Navigatable
import com.intellij.psi.PsiElement
import com.intellij.psi.PsiFile
import com.intellij.ui.PlaceProvider
import com.intellij.ui.content.ContentManager
import com.intellij.util.ui.EDT
import java.awt.Component
import java.awt.event.InputEvent
import java.util.Collection
import java.util.List
import java.util.concurrent.Future
import java.util.function.Supplier
import javax.swing.Icon
import javax.swing.JComponent
import javax.swing.JPopupMenu

# P D:platform/editor-ui-api
enum com.intellij.openapi.actionSystem.ActionUpdateThread
    ENUM BGT, EDT, OLD_EDT

# P D:platform/editor-ui-api
interface com.intellij.openapi.actionSystem.ActionUpdateThreadAware
    complete
    default ActionUpdateThread getActionUpdateThread()

# P S:platform/editor-ui-api/src/com/intellij/openapi/actionSystem/AnAction.java [2024]
abstract class com.intellij.openapi.actionSystem.AnAction implements PossiblyDumbAware, ActionUpdateThreadAware
    complete
    new()
    new(String text)
    new(Icon icon)
    new(String text, String description, Icon icon)
    new(Supplier<String> text)
    new(Supplier<String> text, Icon icon)
    new(Supplier<String> text, Supplier<String> description, Icon icon)
    static final AnAction[] EMPTY_ARRAY
    abstract void actionPerformed(AnActionEvent e)
    void update(AnActionEvent e)
    ActionUpdateThread getActionUpdateThread()
    boolean isDumbAware()
    final Presentation getTemplatePresentation()
    final void copyFrom(AnAction sourceAction)
    static Project getEventProject(AnActionEvent e)

# P D:platform/ide-core
abstract class com.intellij.openapi.project.DumbAwareAction extends AnAction implements DumbAware
    protected new()
    protected new(String text)
    protected new(Icon icon)
    protected new(String text, String description, Icon icon)
    static DumbAwareAction create(com.intellij.util.Consumer<? super AnActionEvent> actionPerformed)
    static DumbAwareAction create(String text, com.intellij.util.Consumer<? super AnActionEvent> actionPerformed)
    static DumbAwareAction create(String text, Icon icon,
            com.intellij.util.Consumer<? super AnActionEvent> actionPerformed)

# P S:platform/editor-ui-api/src/com/intellij/openapi/actionSystem/AnActionEvent.java [2024 state]
class com.intellij.openapi.actionSystem.AnActionEvent implements PlaceProvider
    final Project getProject()
    final DataContext getDataContext()
    final <T> T getData(DataKey<T> key)
    final Presentation getPresentation()
    final String getPlace()
    final InputEvent getInputEvent()
    final boolean isFromContextMenu()
    final boolean isFromActionToolbar()
    final ActionManager getActionManager()
    static AnActionEvent createFromDataContext(String place, Presentation presentation, DataContext dataContext)

# P S:platform/editor-ui-api/src/com/intellij/openapi/actionSystem/Presentation.java [2023] + D
final class com.intellij.openapi.actionSystem.Presentation implements Cloneable
    new()
    new(String text)
    void setText(String text)
    void setText(Supplier<String> text)
    void setDescription(String description)
    void setIcon(Icon icon)
    void setEnabled(boolean enabled)
    void setVisible(boolean visible)
    void setEnabledAndVisible(boolean enabled)
    String getText()
    Icon getIcon()
    boolean isEnabled()
    boolean isVisible()
    boolean isEnabledAndVisible()
    <T> void putClientProperty(Key<T> key, T value)
    <T> T getClientProperty(Key<T> key)

# P D:platform/core-ui
interface com.intellij.openapi.actionSystem.DataContext
    static final DataContext EMPTY_CONTEXT
    Object getData(String dataId)
    default <T> T getData(DataKey<T> key)

# P S:platform/core-ui/src/openapi/actionSystem/DataKey.java [2021] + D
final class com.intellij.openapi.actionSystem.DataKey<T> implements ValueKey<T>
    static <T> DataKey<T> create(String name)
    String getName()
    boolean is(String dataId)
    T getData(DataContext dataContext)

# P U (2024.2+; called EdtDataProvider before)
interface com.intellij.openapi.actionSystem.UiDataProvider
    complete
    void uiDataSnapshot(DataSink sink)

# P D:platform/core-ui + U
interface com.intellij.openapi.actionSystem.DataSink
    <T> void set(DataKey<T> key, T data)
    <T> void setNull(DataKey<T> key)
    <T> void lazy(DataKey<T> key, kotlin.jvm.functions.Function0<? extends T> data)

# P D:platform/editor-ui-api (field types from usage)
class com.intellij.openapi.actionSystem.CommonDataKeys
    static final DataKey<Project> PROJECT
    static final DataKey<Editor> EDITOR
    static final DataKey<Editor> HOST_EDITOR
    static final DataKey<Caret> CARET
    static final DataKey<PsiFile> PSI_FILE
    static final DataKey<PsiElement> PSI_ELEMENT
    static final DataKey<VirtualFile> VIRTUAL_FILE
    static final DataKey<VirtualFile[]> VIRTUAL_FILE_ARRAY
    static final DataKey<Navigatable> NAVIGATABLE
    static final DataKey<Navigatable[]> NAVIGATABLE_ARRAY

# P D:platform/ide-core (field types from usage)
class com.intellij.openapi.actionSystem.PlatformCoreDataKeys extends CommonDataKeys
    static final DataKey<Module> MODULE
    static final DataKey<FileEditor> FILE_EDITOR
    static final DataKey<Component> CONTEXT_COMPONENT
    static final DataKey<PsiElement[]> PSI_ELEMENT_ARRAY
    static final DataKey<Object> SELECTED_ITEM
    static final DataKey<Object[]> SELECTED_ITEMS

# P S:platform/platform-api/src/com/intellij/openapi/actionSystem/PlatformDataKeys.java [2022] + D
class com.intellij.openapi.actionSystem.PlatformDataKeys extends PlatformCoreDataKeys
    static final DataKey<ToolWindow> TOOL_WINDOW
    static final DataKey<ContentManager> CONTENT_MANAGER
    static final DataKey<FileEditor> LAST_ACTIVE_FILE_EDITOR

# P S:platform/lang-api/src/com/intellij/openapi/actionSystem/LangDataKeys.java [2009]; MODULE is inherited from PlatformCoreDataKeys today
class com.intellij.openapi.actionSystem.LangDataKeys extends PlatformDataKeys
    static final DataKey<Module> MODULE_CONTEXT
    static final DataKey<ConsoleView> CONSOLE_VIEW
    static final DataKey<RunProfile> RUN_PROFILE
    static final DataKey<ExecutionEnvironment> EXECUTION_ENVIRONMENT

# P D:platform/editor-ui-api
abstract class com.intellij.openapi.actionSystem.ActionGroup extends AnAction
    new()
    new(String shortName, boolean popup)
    abstract AnAction[] getChildren(AnActionEvent e)
    void actionPerformed(AnActionEvent e)
    final void setPopup(boolean popup)
    final boolean isPopup()

# P D:platform/platform-api
class com.intellij.openapi.actionSystem.DefaultActionGroup extends ActionGroup
    new()
    new(AnAction... actions)
    new(List<? extends AnAction> actions)
    new(String shortName, boolean popup)
    new(String shortName, List<? extends AnAction> actions)
    final void add(AnAction action)
    final void addSeparator()
    void addSeparator(String separatorText)
    final void addAll(AnAction... actions)
    final void addAll(Collection<? extends AnAction> actions)
    final void remove(AnAction action)
    final void removeAll()
    AnAction[] getChildren(AnActionEvent e)

# P D:platform/platform-api (real superclass DecorativeElement)
final class com.intellij.openapi.actionSystem.Separator extends AnAction implements DumbAware
    new()
    new(String text)
    static Separator create()
    static Separator create(String text)
    static Separator getInstance()
    void actionPerformed(AnActionEvent e)

# P D:platform/platform-api
abstract class com.intellij.openapi.actionSystem.ToggleAction extends AnAction
    new()
    new(String text)
    new(String text, String description, Icon icon)
    abstract boolean isSelected(AnActionEvent e)
    abstract void setSelected(AnActionEvent e, boolean state)
    void actionPerformed(AnActionEvent e)

# P D:platform/editor-ui-api
abstract class com.intellij.openapi.actionSystem.ActionManager
    static ActionManager getInstance()
    abstract AnAction getAction(String actionId)
    abstract String getId(AnAction action)
    abstract ActionToolbar createActionToolbar(String place, ActionGroup group, boolean horizontal)
    abstract ActionPopupMenu createActionPopupMenu(String place, ActionGroup group)

# P D:platform/editor-ui-api + U
interface com.intellij.openapi.actionSystem.ActionToolbar
    JComponent getComponent()
    void setTargetComponent(JComponent component)
    Future<?> updateActionsAsync()
    List<AnAction> getActions()

# P D:platform/editor-ui-api
interface com.intellij.openapi.actionSystem.ActionPopupMenu
    JPopupMenu getComponent()
    void setTargetComponent(JComponent component)

# P D:platform/ide-core (non-constant in stubs, see note)
abstract class com.intellij.openapi.actionSystem.ActionPlaces
    static final String EDITOR_POPUP
    static final String EDITOR_GUTTER
    static final String EDITOR_GUTTER_POPUP
    static final String PROJECT_VIEW_POPUP
    static final String RUN_CONFIGURATION_EDITOR
    static final String NOTIFICATION
