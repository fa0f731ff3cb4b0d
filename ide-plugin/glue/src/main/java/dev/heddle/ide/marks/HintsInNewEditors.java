package dev.heddle.ide.marks;

import com.intellij.openapi.editor.Editor;
import com.intellij.openapi.editor.event.EditorFactoryEvent;
import com.intellij.openapi.editor.event.EditorFactoryListener;
import com.intellij.openapi.project.Project;
import dev.heddle.ide.results.Selection;

/** Gives hints to editors that are opened while a schedule is selected. */
public final class HintsInNewEditors implements EditorFactoryListener {

    @Override
    public void editorCreated(EditorFactoryEvent event) {
        Editor editor = event.getEditor();
        Project project = editor.getProject();
        if (project != null && Selection.of(project).violation() != null) {
            ScheduleHints.of(project).show(editor);
        }
    }
}
