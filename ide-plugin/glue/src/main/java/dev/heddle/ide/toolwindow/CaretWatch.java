package dev.heddle.ide.toolwindow;

import com.intellij.openapi.editor.Editor;
import com.intellij.openapi.fileEditor.FileEditorManager;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.vfs.VirtualFile;
import dev.heddle.engine.model.SourceLocation;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.Timer;

/**
 * Tells on which line the user's caret is, while a component shows. It looks a few times a second: of the platform's
 * listeners for carets nothing is known here (docs/decisions/0024-a-platform-known-by-signatures.md).
 */
final class CaretWatch {

    private static final int MILLIS = 250;

    private final Project project;
    private final JComponent shown;
    private final Consumer<SourceLocation> moved;
    private final Timer timer = new Timer(MILLIS, event -> look());
    private String before = "";

    CaretWatch(Project project, JComponent shown, Consumer<SourceLocation> moved) {
        this.project = project;
        this.shown = shown;
        this.moved = moved;
    }

    void start() {
        timer.start();
    }

    void stop() {
        timer.stop();
    }

    /** Only the user's own moves: one that a view has made is known already. */
    private void look() {
        if (!shown.isShowing() || project.isDisposed()) {
            return;
        }
        Editor editor = FileEditorManager.getInstance(project).getSelectedTextEditor();
        VirtualFile file = editor == null ? null : editor.getVirtualFile();
        if (file == null || !editor.getContentComponent().isFocusOwner()) {
            return;
        }
        int line = editor.getDocument().getLineNumber(editor.getCaretModel().getOffset()) + 1;
        String now = file.getPath() + ":" + line;
        if (!now.equals(before)) {
            before = now;
            moved.accept(new SourceLocation(file.getNameWithoutExtension(), "", file.getName(), line));
        }
    }
}
