import com.intellij.openapi.Disposable
import com.intellij.openapi.actionSystem.ActionGroup
import com.intellij.openapi.actionSystem.AnAction
import com.intellij.openapi.actionSystem.DataSink
import com.intellij.openapi.project.PossiblyDumbAware
import com.intellij.openapi.project.Project
import com.intellij.openapi.ui.ComponentContainer
import com.intellij.openapi.ui.MessageType
import com.intellij.openapi.util.BusyObject
import com.intellij.openapi.util.UserDataHolder
import com.intellij.openapi.wm.RegisterToolWindowTaskBuilder
import com.intellij.openapi.wm.ToolWindow
import com.intellij.openapi.wm.ToolWindowAnchor
import com.intellij.openapi.wm.ToolWindowFactory
import com.intellij.openapi.wm.ToolWindowManager
import com.intellij.ui.content.Content
import com.intellij.ui.content.ContentFactory
import com.intellij.ui.content.ContentManager
import java.util.List
import java.util.function.Supplier
import javax.swing.Icon
import javax.swing.JComponent
import javax.swing.JPanel

# P S:platform/platform-api/src/com/intellij/openapi/wm/ToolWindowFactory.kt [2025]; Kotlin, default methods; isApplicableAsync is suspend
interface com.intellij.openapi.wm.ToolWindowFactory extends PossiblyDumbAware
    complete
    void createToolWindowContent(Project project, ToolWindow toolWindow)
    default void init(ToolWindow toolWindow)
    default boolean shouldBeAvailable(Project project)
    default boolean isApplicable(Project project)

# P D:platform/ide-core
interface com.intellij.openapi.wm.ToolWindow extends BusyObject
    String getId()
    Project getProject()
    ContentManager getContentManager()
    ContentManager getContentManagerIfCreated()
    JComponent getComponent()
    Disposable getDisposable()
    default void activate(Runnable runnable)
    default void activate(Runnable runnable, boolean autoFocusContents)
    default void show()
    void show(Runnable runnable)
    default void hide()
    boolean isVisible()
    boolean isAvailable()
    boolean isDisposed()
    void setAvailable(boolean value)
    void setTitle(String title)
    void setStripeTitle(String title)
    void setIcon(Icon icon)
    void setTitleActions(List<? extends AnAction> actions)
    void setToHideOnEmptyContent(boolean hideOnEmpty)
    void setAdditionalGearActions(ActionGroup additionalGearActions)

# P D:platform/platform-api
abstract class com.intellij.openapi.wm.ToolWindowManager
    new()
    static final ToolWindowManager getInstance(Project project)
    abstract ToolWindow getToolWindow(String id)
    abstract void invokeLater(Runnable runnable)
    abstract String getActiveToolWindowId()
    final ToolWindow registerToolWindow(String id,
            kotlin.jvm.functions.Function1<? super RegisterToolWindowTaskBuilder, kotlin.Unit> builder)
    final void notifyByBalloon(String toolWindowId, MessageType type, String htmlBody)

# P D:platform/platform-api
final class com.intellij.openapi.wm.RegisterToolWindowTaskBuilder
    ToolWindowAnchor anchor
    Icon icon
    boolean canCloseContent
    boolean sideTool
    boolean shouldBeAvailable
    boolean hideOnEmptyContent
    ToolWindowFactory contentFactory
    Supplier<String> stripeTitle

# P D:platform/ide-core
final class com.intellij.openapi.wm.ToolWindowAnchor
    private new()
    static final ToolWindowAnchor TOP
    static final ToolWindowAnchor LEFT
    static final ToolWindowAnchor BOTTOM
    static final ToolWindowAnchor RIGHT

# P D:platform/ide-core + U
interface com.intellij.ui.content.ContentFactory
    static ContentFactory getInstance()
    Content createContent(JComponent component, String displayName, boolean isLockable)

# P D:platform/ide-core
interface com.intellij.ui.content.ContentManager extends Disposable, BusyObject
    void addContent(Content content)
    void addContent(Content content, int order)
    boolean removeContent(Content content, boolean dispose)
    void removeAllContents(boolean dispose)
    void setSelectedContent(Content content)
    void setSelectedContent(Content content, boolean requestFocus)
    Content getSelectedContent()
    Content findContent(String displayName)
    Content getContent(int index)
    int getContentCount()
    Content[] getContents()
    ContentFactory getFactory()

# P D:platform/ide-core
interface com.intellij.ui.content.Content extends UserDataHolder, ComponentContainer
    void setDisplayName(String displayName)
    String getDisplayName()
    void setDisposer(Disposable disposer)
    void setCloseable(boolean closeable)
    void setIcon(Icon icon)
    void setPreferredFocusableComponent(JComponent component)
    void setToolwindowTitle(String toolwindowTitle)
    ContentManager getManager()
    boolean isValid()

# P D:platform/platform-api (real chain: JBPanelWithEmptyText, JBPanel, JPanel; also UiCompatibleDataProvider, QuickActionProvider)
class com.intellij.openapi.ui.SimpleToolWindowPanel extends JPanel
    new(boolean vertical)
    new(boolean vertical, boolean borderless)
    void setToolbar(JComponent c)
    void setContent(JComponent c)
    JComponent getToolbar()
    JComponent getContent()
    JComponent getComponent()
    void uiDataSnapshot(DataSink sink)
