package dev.heddle.ide.marks;

import com.intellij.openapi.editor.Document;
import com.intellij.openapi.editor.Editor;
import com.intellij.openapi.editor.EditorCustomElementRenderer;
import com.intellij.openapi.editor.Inlay;
import com.intellij.openapi.editor.colors.EditorColorsScheme;
import com.intellij.openapi.editor.colors.EditorFontType;
import com.intellij.openapi.editor.markup.TextAttributes;
import com.intellij.openapi.util.TextRange;
import dev.heddle.ide.settings.HeddleColors;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Rectangle;

/** Paints a hint behind its line, as long as that line is as it was. */
final class HintRenderer implements EditorCustomElementRenderer {

    private static final int GAP = 12;
    private static final float SMALLER = 0.9f;

    private final String text;
    private final String line;

    /** {@code line} is the text that stands there now. */
    HintRenderer(String text, String line) {
        this.text = text;
        this.line = line;
    }

    @Override
    public int calcWidthInPixels(Inlay inlay) {
        Editor editor = inlay.getEditor();
        return 2 * GAP + editor.getContentComponent().getFontMetrics(font(editor)).stringWidth(text);
    }

    @Override
    public void paint(Inlay inlay, Graphics g, Rectangle region, TextAttributes attributes) {
        Editor editor = inlay.getEditor();
        if (!lineAt(editor.getDocument(), inlay.getOffset()).equals(line)) {
            return;
        }
        g.setFont(font(editor));
        g.setColor(ink(editor.getColorsScheme()));
        int descent = g.getFontMetrics().getDescent();
        g.drawString(text, region.x + GAP, region.y + region.height - descent - 1);
    }

    static String lineAt(Document document, int offset) {
        int number = document.getLineNumber(Math.min(offset, document.getTextLength()));
        return document.getText(
                new TextRange(document.getLineStartOffset(number), document.getLineEndOffset(number)));
    }

    private static Font font(Editor editor) {
        Font font = editor.getColorsScheme().getFont(EditorFontType.ITALIC);
        return font.deriveFont(font.getSize2D() * SMALLER);
    }

    /** What the user has chosen for hints, or a colour of its own. */
    private static Color ink(EditorColorsScheme scheme) {
        TextAttributes chosen = scheme.getAttributes(HeddleColors.HINT);
        return chosen == null || chosen.getForegroundColor() == null
                ? between(scheme.getDefaultForeground(), scheme.getDefaultBackground())
                : chosen.getForegroundColor();
    }

    /** Fainter than code, in every colour scheme. */
    private static Color between(Color ink, Color paper) {
        return new Color((ink.getRed() * 3 + paper.getRed() * 2) / 5, (ink.getGreen() * 3 + paper.getGreen() * 2) / 5,
                (ink.getBlue() * 3 + paper.getBlue() * 2) / 5);
    }
}
