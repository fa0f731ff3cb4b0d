package dev.heddle.ide.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.ide.TestPsi;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("psi")
class HeddleColorsPageTest {

    @Test
    void theExampleShowsEveryColourAndNothingElse() {
        try (TestPsi psi = new TestPsi()) {
            HeddleColorsPage page = new HeddleColorsPage();
            Set<String> opened = new HashSet<>();
            Matcher tag = Pattern.compile("<(\\w+)>[^<]+</\\1>").matcher(page.getDemoText());
            while (tag.find()) {
                opened.add(tag.group(1));
            }
            assertThat(opened).isEqualTo(page.getAdditionalHighlightingTagToDescriptorMap().keySet());
            assertThat(page.getDemoText().replaceAll("</?(violation|part|hint)>", "")).doesNotContain("<");
            assertThat(page.getAttributeDescriptors()).hasSameSizeAs(opened);
            // The page looks for Java: without its tags the example is a class.
            String plain = page.getDemoText().replaceAll("<hint>.*</hint>|</?\\w+>", "");
            assertThat(psi.file("Hits.java", plain).getClasses()).hasSize(1);
        }
    }

    @Test
    void whatIsNotChosenLooksAsWarningsDo() {
        try (TestPsi psi = new TestPsi()) {
            assertThat(psi.environment()).isNotNull();
            assertThat(HeddleColors.VIOLATION.getFallbackAttributeKey().getExternalName())
                    .isEqualTo("WARNING_ATTRIBUTES");
            assertThat(HeddleColors.PART.getFallbackAttributeKey()).isNotNull();
            assertThat(HeddleColors.HINT.getFallbackAttributeKey()).isNull();
        }
    }
}
