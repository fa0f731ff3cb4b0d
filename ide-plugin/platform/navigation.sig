import com.intellij.openapi.Disposable
import com.intellij.openapi.editor.Editor
import com.intellij.openapi.fileEditor.FileEditor
import com.intellij.openapi.util.UserDataHolder
import com.intellij.openapi.vfs.VirtualFile
import com.intellij.pom.Navigatable
import javax.swing.JComponent

# P D:platform/editor-ui-api
interface com.intellij.openapi.fileEditor.FileEditorNavigatable extends Navigatable
    VirtualFile getFile()
    default boolean isUseCurrentWindow()
    default boolean isUsePreviewTab()

# P D:platform/editor-ui-api
interface com.intellij.openapi.fileEditor.FileEditor extends Disposable, UserDataHolder
    JComponent getComponent()
    String getName()
    boolean isModified()
    boolean isValid()
    default VirtualFile getFile()

# P D:platform/editor-ui-api (via NavigatableFileEditor)
interface com.intellij.openapi.fileEditor.TextEditor extends FileEditor
    Editor getEditor()
