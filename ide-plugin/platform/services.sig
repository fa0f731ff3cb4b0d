import com.intellij.notification.Notification
import com.intellij.notification.NotificationAction
import com.intellij.notification.NotificationGroup
import com.intellij.notification.NotificationGroupManager
import com.intellij.notification.NotificationType
import com.intellij.notification.Notifications
import com.intellij.openapi.actionSystem.AnAction
import com.intellij.openapi.actionSystem.AnActionEvent
import com.intellij.openapi.components.SettingsCategory
import com.intellij.openapi.components.Storage
import com.intellij.openapi.options.Configurable
import com.intellij.openapi.options.ConfigurableWithId
import com.intellij.openapi.options.ConfigurationException
import com.intellij.openapi.options.ShowSettingsUtil
import com.intellij.openapi.options.UnnamedConfigurable
import com.intellij.openapi.project.DumbAwareAction
import com.intellij.openapi.project.Project
import com.intellij.util.messages.Topic
import java.util.function.BiConsumer
import javax.swing.Icon
import javax.swing.JComponent

# P E
interface com.intellij.openapi.components.PersistentStateComponent<T>
    complete
    T getState()
    void loadState(T state)
    default void noStateLoaded()
    default void initializeComponent()

# P E
annotation com.intellij.openapi.components.State
    String name()
    Storage[] storages() default {}
    boolean reloadable() default true
    SettingsCategory category() default SettingsCategory.OTHER

# P E
annotation com.intellij.openapi.components.Storage
    String value() default ""
    boolean deprecated() default false

# P E
enum com.intellij.openapi.components.SettingsCategory
    ENUM UI, KEYMAP, CODE, TOOLS, SYSTEM, PLUGINS, OTHER

# P E
final class com.intellij.openapi.components.StoragePathMacros
    private new()
    static final String WORKSPACE_FILE
    static final String CACHE_FILE
    static final String NON_ROAMABLE_FILE
    static final String PRODUCT_WORKSPACE_FILE

# P D:platform/ide-core
interface com.intellij.openapi.options.UnnamedConfigurable
    complete
    JComponent createComponent()
    boolean isModified()
    void apply() throws ConfigurationException
    default void reset()
    default void disposeUIResources()
    default void cancel()
    default JComponent getPreferredFocusedComponent()

# P D:platform/ide-core
interface com.intellij.openapi.options.Configurable extends UnnamedConfigurable
    complete
    String getDisplayName()
    default String getHelpTopic()

# P D:platform/ide-core
interface com.intellij.openapi.options.ConfigurableWithId extends Configurable
    String getId()

# P D:platform/ide-core
interface com.intellij.openapi.options.SearchableConfigurable extends ConfigurableWithId
    default Runnable enableSearch(String option)

# P D:platform/ide-core
class com.intellij.openapi.options.ConfigurationException extends Exception
    new(String message)
    new(String message, String title)

# P K + U
abstract class com.intellij.openapi.options.ShowSettingsUtil
    static ShowSettingsUtil getInstance()
    abstract void showSettingsDialog(Project project, String nameToSelect)
    abstract <T extends Configurable> void showSettingsDialog(Project project, Class<T> toSelect)

# P D:platform/ide-core
class com.intellij.notification.Notification
    new(String groupId, String content, NotificationType type)
    new(String groupId, String title, String content, NotificationType type)
    Notification addAction(AnAction action)
    Notification setTitle(String title)
    Notification setContent(String content)
    Notification setIcon(Icon icon)
    Notification setImportant(boolean important)
    void notify(Project project)
    void expire()
    boolean isExpired()

# P D:platform/ide-core
abstract class com.intellij.notification.NotificationAction extends DumbAwareAction
    new(String text)
    abstract void actionPerformed(AnActionEvent e, Notification notification)
    void actionPerformed(AnActionEvent e)
    static NotificationAction createSimple(String text, Runnable performAction)
    static NotificationAction createSimpleExpiring(String text, Runnable performAction)
    static NotificationAction create(String text, BiConsumer<? super AnActionEvent, ? super Notification> performAction)

# P D:platform/ide-core (constructors deprecated)
final class com.intellij.notification.NotificationGroup
    private new()
    final Notification createNotification(String content, NotificationType type)
    final Notification createNotification(String title, String content, NotificationType type)

# P D:platform/ide-core
interface com.intellij.notification.NotificationGroupManager
    static NotificationGroupManager getInstance()
    NotificationGroup getNotificationGroup(String groupId)

# P D:platform/ide-core
enum com.intellij.notification.NotificationType
    ENUM IDE_UPDATE, INFORMATION, WARNING, ERROR

# P D:platform/ide-core; helper Notifications.Bus.notify(Notification[, Project])
interface com.intellij.notification.Notifications
    static final Topic<Notifications> TOPIC
    default void notify(Notification notification)

# P D:platform/ide-core
final class com.intellij.notification.Notifications.Bus
    private new()
    static void notify(Notification notification)
    static void notify(Notification notification, Project project)

# P D:platform/platform-api
class com.intellij.openapi.ui.Messages
    new()
    static void showErrorDialog(Project project, String message, String title)
    static void showInfoMessage(Project project, String message, String title)
    static int showYesNoDialog(Project project, String message, String title, Icon icon)
    static String showInputDialog(Project project, String message, String title, Icon icon)
