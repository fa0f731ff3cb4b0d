package dev.heddle.ide.action;

import com.intellij.openapi.actionSystem.AnActionEvent;
import com.intellij.openapi.actionSystem.CommonDataKeys;
import com.intellij.openapi.editor.Editor;
import com.intellij.openapi.util.TextRange;
import com.intellij.psi.PsiFile;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.marks.ProjectMarks;
import dev.heddle.ide.results.Selection;

/** The violation that an action is about: the one selected in the tool window, or the one at the caret's line. */
public final class ViolationPlace {

    private ViolationPlace() {}

    /** Null where there is none. */
    static Violation of(AnActionEvent event) {
        Violation selected = event.getData(Selection.VIOLATION);
        if (selected != null || event.getProject() == null) {
            return selected;
        }
        PsiFile file = event.getData(CommonDataKeys.PSI_FILE);
        Editor editor = event.getData(CommonDataKeys.EDITOR);
        if (file == null || editor == null) {
            return null;
        }
        int line = editor.getDocument().getLineNumber(editor.getCaretModel().getOffset());
        for (ProjectMarks.Shown shown : ProjectMarks.of(event.getProject()).of(file)) {
            TextRange range = shown.range();
            if (editor.getDocument().getLineNumber(range.getStartOffset()) == line) {
                return shown.mark().violation();
            }
        }
        return null;
    }
}
