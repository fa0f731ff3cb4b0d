import com.intellij.openapi.ui.MessageType
import com.intellij.openapi.util.ActionCallback
import com.intellij.psi.PsiElement

# P named in S:AnActionEvent.java
interface com.intellij.ui.PlaceProvider
    String getPlace()

# P D:platform/core-ui
interface com.intellij.openapi.util.BusyObject
    ActionCallback getReady(Object requestor)

# P named in D
class com.intellij.openapi.ui.MessageType
    private new()
    static final MessageType ERROR
    static final MessageType INFO
    static final MessageType WARNING

# P named in E
class com.intellij.navigation.GotoRelatedItem
    new(PsiElement element)
