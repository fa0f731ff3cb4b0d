package dev.heddle.ide.settings;

import com.intellij.openapi.editor.colors.CodeInsightColors;
import com.intellij.openapi.editor.colors.TextAttributesKey;

/** Everything of Heddle in an editor that has a colour; users change them in the colour scheme. */
public final class HeddleColors {

    /** The line where a violation shows. */
    public static final TextAttributesKey VIOLATION =
            TextAttributesKey.createTextAttributesKey("HEDDLE_VIOLATION", CodeInsightColors.WARNINGS_ATTRIBUTES);

    /** Lines that lead to one. */
    public static final TextAttributesKey PART =
            TextAttributesKey.createTextAttributesKey("HEDDLE_PART", CodeInsightColors.WEAK_WARNING_ATTRIBUTES);

    /** What threads do at a line, behind it; fainter than code where no colour is set. */
    public static final TextAttributesKey HINT = TextAttributesKey.createTextAttributesKey("HEDDLE_HINT");

    private HeddleColors() {}
}
