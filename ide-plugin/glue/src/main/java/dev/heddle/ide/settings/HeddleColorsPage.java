package dev.heddle.ide.settings;

import com.intellij.lang.java.JavaLanguage;
import com.intellij.openapi.editor.colors.TextAttributesKey;
import com.intellij.openapi.fileTypes.SyntaxHighlighter;
import com.intellij.openapi.fileTypes.SyntaxHighlighterFactory;
import com.intellij.openapi.options.colors.AttributesDescriptor;
import com.intellij.openapi.options.colors.ColorDescriptor;
import com.intellij.openapi.options.colors.ColorSettingsPage;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.HeddleIcons;
import java.util.Map;
import javax.swing.Icon;

/** The page <em>Settings | Editor | Color Scheme | Heddle</em>. */
public final class HeddleColorsPage implements ColorSettingsPage {

    /** By the tags that stand for them in the example. */
    private static final Map<String, TextAttributesKey> TAGS =
            Map.of("violation", HeddleColors.VIOLATION, "part", HeddleColors.PART, "hint", HeddleColors.HINT);

    @Override
    public Icon getIcon() {
        return HeddleIcons.EXPLORE;
    }

    @Override
    public SyntaxHighlighter getHighlighter() {
        return SyntaxHighlighterFactory.getSyntaxHighlighter(JavaLanguage.INSTANCE, null, null);
    }

    @Override
    public String getDemoText() {
        return """
                class Hits {
                    int hits;

                    void count() {
                        <part>hits++;</part> <hint>‹5› first: read hits = 0  ‹7› second: read hits = 0</hint>
                    }

                    void check() {
                        <violation>assertEquals(2, hits);</violation> <hint>‹14› main: read hits = 1</hint>
                    }
                }
                """;
    }

    @Override
    public Map<String, TextAttributesKey> getAdditionalHighlightingTagToDescriptorMap() {
        return TAGS;
    }

    @Override
    public AttributesDescriptor[] getAttributeDescriptors() {
        return new AttributesDescriptor[] {
            new AttributesDescriptor(HeddleBundle.message("colors.violation"), HeddleColors.VIOLATION),
            new AttributesDescriptor(HeddleBundle.message("colors.part"), HeddleColors.PART),
            new AttributesDescriptor(HeddleBundle.message("colors.hint"), HeddleColors.HINT),
        };
    }

    @Override
    public ColorDescriptor[] getColorDescriptors() {
        return ColorDescriptor.EMPTY_ARRAY;
    }

    @Override
    public String getDisplayName() {
        return HeddleBundle.message("settings.name");
    }
}
