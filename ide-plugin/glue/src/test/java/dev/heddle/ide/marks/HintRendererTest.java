package dev.heddle.ide.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.intellij.openapi.editor.Document;
import com.intellij.openapi.editor.Editor;
import com.intellij.openapi.editor.Inlay;
import com.intellij.openapi.editor.colors.EditorColorsScheme;
import com.intellij.openapi.editor.colors.EditorFontType;
import com.intellij.openapi.editor.markup.TextAttributes;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import dev.heddle.ide.TestPsi;
import dev.heddle.ide.settings.HeddleColors;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.swing.JPanel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hints as an editor shows them. {@code -Dheddle.pictures=FOLDER} keeps the pictures. */
@Tag("psi")
class HintRendererTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root"));
    private static final Font FONT = new Font(Font.MONOSPACED, Font.PLAIN, 13);
    private static final int LINE = 20;

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void standBehindTheirLinesAndGoWhenTheLineChanges(String theme) throws Exception {
        boolean dark = theme.equals("dark");
        Color paper = dark ? new Color(0x1E1F22) : Color.WHITE;
        Color ink = dark ? new Color(0xBCBEC4) : new Color(0x080808);
        Result result = Json.read(Files.readString(ROOT.resolve(
                "engine/model/src/test/resources/dev/heddle/engine/report/demo/LostUpdate.json")), Result.class);
        Violation violation = result.violations().get(0);
        String source = Files.readString(ROOT.resolve("testData/demo/LostUpdate.java"));
        Map<Integer, String> texts = HintTexts.of(violation, "", "LostUpdate.java");
        assertThat(texts).containsKey(violation.at().line());
        try (TestPsi psi = new TestPsi()) {
            Document document = psi.document(source);
            Editor editor = editor(document, ink, paper);
            BufferedImage image = new BufferedImage(1080, LINE * (document.getLineCount() + 1), BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setColor(paper);
            g.fillRect(0, 0, image.getWidth(), image.getHeight());
            List<String> lines = source.lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                g.setFont(FONT);
                g.setColor(ink);
                g.drawString(lines.get(i), 10, LINE * (i + 1));
                int width = g.getFontMetrics().stringWidth(lines.get(i));
                if (texts.containsKey(i + 1)) {
                    int end = document.getLineEndOffset(i);
                    HintRenderer hint = new HintRenderer(texts.get(i + 1), HintRenderer.lineAt(document, end));
                    Inlay<?> inlay = inlay(editor, end);
                    Rectangle region = new Rectangle(10 + width, LINE * i + 5, hint.calcWidthInPixels(inlay), LINE);
                    assertThat(painted(image, g, hint, inlay, region)).as("hint of line %d", i + 1).isTrue();
                    HintRenderer old = new HintRenderer(texts.get(i + 1), "something else");
                    assertThat(painted(image, g, old, inlay, new Rectangle(900, 2, 170, LINE))).isFalse();
                }
            }
            g.dispose();
            String folder = System.getProperty("heddle.pictures");
            if (folder != null) {
                ImageIO.write(image, "png", Path.of(folder, "ide-hints-" + theme + ".png").toFile());
            }
        }
    }

    @Test
    void haveTheColourThatTheUserHasChosen() {
        try (TestPsi psi = new TestPsi()) {
            Document document = psi.document("hits++;");
            Editor editor = editor(document, Color.BLACK, Color.WHITE);
            TextAttributes chosen = new TextAttributes();
            chosen.setForegroundColor(Color.RED);
            when(editor.getColorsScheme().getAttributes(HeddleColors.HINT)).thenReturn(chosen);
            BufferedImage image = new BufferedImage(200, LINE, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            g.setColor(Color.WHITE);
            g.fillRect(0, 0, image.getWidth(), image.getHeight());
            new HintRenderer("reads 0", "hits++;").paint(
                    inlay(editor, 7), (Graphics) g, new Rectangle(0, 0, 200, LINE), null);
            g.dispose();
            int[] colours = Arrays.stream(pixels(image, new Rectangle(0, 0, 200, LINE)))
                    .map(each -> each & 0xffffff).distinct().sorted().toArray();
            assertThat(colours).contains(0xff0000);
            assertThat(Arrays.stream(colours)).allMatch(each -> (each & 0xff0000) == 0xff0000);
        }
    }

    private static boolean painted(
            BufferedImage image, Graphics2D g, HintRenderer hint, Inlay<?> inlay, Rectangle region) {
        int[] before = pixels(image, region);
        hint.paint(inlay, (Graphics) g, region, null);
        return !Arrays.equals(before, pixels(image, region));
    }

    private static int[] pixels(BufferedImage image, Rectangle region) {
        int width = Math.min(region.width, image.getWidth() - region.x);
        return image.getRGB(region.x, region.y, width, region.height, null, 0, width);
    }

    private static Editor editor(Document document, Color ink, Color paper) {
        Editor editor = mock(Editor.class);
        EditorColorsScheme scheme = mock(EditorColorsScheme.class);
        when(scheme.getFont(EditorFontType.ITALIC)).thenReturn(FONT.deriveFont(Font.ITALIC));
        when(scheme.getDefaultForeground()).thenReturn(ink);
        when(scheme.getDefaultBackground()).thenReturn(paper);
        when(editor.getColorsScheme()).thenReturn(scheme);
        when(editor.getDocument()).thenReturn(document);
        when(editor.getContentComponent()).thenReturn(new JPanel());
        return editor;
    }

    private static Inlay<?> inlay(Editor editor, int offset) {
        Inlay<?> inlay = mock(Inlay.class);
        when(inlay.getEditor()).thenReturn(editor);
        when(inlay.getOffset()).thenReturn(offset);
        return inlay;
    }
}
