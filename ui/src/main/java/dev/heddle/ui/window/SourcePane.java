package dev.heddle.ui.window;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.SourceFolders;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Rectangle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import org.fife.ui.rsyntaxtextarea.Theme;
import org.fife.ui.rtextarea.RTextScrollPane;

/** The source that a step or a violation is in, with marks at the lines of the violation. */
final class SourcePane extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient SourceFolders sources;
    private final RSyntaxTextArea text = new RSyntaxTextArea();
    private final JLabel title = new JLabel(" ");
    private transient Path shown;
    private transient SourceLocation place;
    private boolean moving;
    private transient Violation marked;
    private final boolean dark;

    SourcePane(SourceFolders sources, boolean dark, Consumer<SourceLocation> onCaret) {
        super(new BorderLayout());
        this.sources = sources;
        this.dark = dark;
        text.setName("source.text");
        text.setEditable(false);
        text.setSyntaxEditingStyle(SyntaxConstants.SYNTAX_STYLE_JAVA);
        text.getAccessibleContext().setAccessibleName("Source");
        style();
        add(title, BorderLayout.NORTH);
        add(new RTextScrollPane(text), BorderLayout.CENTER);
        text.addCaretListener(e -> {
            if (!moving && place != null) {
                onCaret.accept(new SourceLocation(place.className(), place.method(), place.file(),
                        text.getCaretLineNumber() + 1));
            }
        });
    }

    private void style() {
        String theme = dark ? "dark.xml" : "idea.xml";
        try (InputStream in = Theme.class.getResourceAsStream("themes/" + theme)) {
            if (in != null) {
                Theme.load(in).apply(text);
            }
        } catch (IOException unreadable) {
            throw new IllegalStateException("the theme " + theme + " cannot be read", unreadable);
        }
    }

    void mark(Violation violation) {
        marked = violation;
        highlight();
    }

    /** Shows a place, if its source is known. */
    void show(SourceLocation at) {
        Path file = sources.file(at);
        title.setText(" " + at.shortForm() + (file == null ? " (its source was not found)" : ""));
        title.setToolTipText(file == null ? null : file.toString());
        if (file == null) {
            return;
        }
        moving = true;
        try {
            place = at;
            if (!file.equals(shown)) {
                text.setText(Files.readString(file));
                shown = file;
            }
            highlight();
            int line = Math.max(0, Math.min(text.getLineCount() - 1, at.line() - 1));
            text.setCaretPosition(text.getLineStartOffset(line));
            Rectangle seen = text.modelToView2D(text.getCaretPosition()) == null ? null
                    : text.modelToView2D(text.getCaretPosition()).getBounds();
            if (seen != null) {
                seen.grow(0, 80);
                text.scrollRectToVisible(seen);
            }
        } catch (IOException | BadLocationException e) {
            title.setText(" " + at.shortForm() + " (its source cannot be read)");
        } finally {
            moving = false;
        }
    }

    private void highlight() {
        text.removeAllLineHighlights();
        if (marked == null || place == null) {
            return;
        }
        try {
            for (SourceLocation at : places(marked)) {
                if (place.file().equals(at.file()) && at.line() > 0 && at.line() <= text.getLineCount()) {
                    boolean fails = at.equals(marked.at());
                    text.addLineHighlight(at.line() - 1, dark
                            ? new Color(fails ? 0x5a2a2a : 0x3c4a1e)
                            : new Color(fails ? 0xffd9d6 : 0xfff3c4));
                }
            }
        } catch (BadLocationException e) {
            text.removeAllLineHighlights();
        }
    }

    /** Where it fails, and the steps that its story rests on. */
    private static List<SourceLocation> places(Violation violation) {
        List<SourceLocation> places = new ArrayList<>();
        if (violation.deciding() != null && violation.steps() != null) {
            for (int n : violation.deciding()) {
                if (n > 0 && n <= violation.steps().size() && violation.steps().get(n - 1).at() != null) {
                    places.add(violation.steps().get(n - 1).at());
                }
            }
        }
        if (violation.cycle() != null) {
            violation.cycle().stream().filter(edge -> edge.at() != null).forEach(edge -> places.add(edge.at()));
        }
        if (violation.at() != null) {
            places.add(violation.at());
        }
        return places;
    }
}
