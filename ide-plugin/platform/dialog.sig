import javax.swing.JComponent
import com.intellij.openapi.project.Project

# P S:platform/platform-api/src/com/intellij/openapi/ui/DialogWrapper.java D:platform/platform-api U26
abstract class com.intellij.openapi.ui.DialogWrapper
    complete
    protected new(Project project)
    protected void init()
    protected abstract JComponent createCenterPanel()
    void setTitle(String title)
    boolean showAndGet()
    JComponent getPreferredFocusedComponent()
