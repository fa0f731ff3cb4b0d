package dev.heddle.inspections.fixes;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.modcommand.ModUpdateFileText;
import com.intellij.psi.PsiElement;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import dev.heddle.inspections.standalone.PsiEnvironment;
import java.util.List;
import org.junit.jupiter.api.Test;

/** From edits to a command that the IDE takes. */
class TextEditQuickFixTest {

    private record Edits(List<TextEdit> edits) implements PlaceFix {

        @Override
        public String family() {
            return "Some fix";
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            return edits;
        }
    }

    private static ModUpdateFileText command(TextEdit... edits) {
        try (PsiEnvironment environment = new PsiEnvironment()) {
            return (ModUpdateFileText) TextEditQuickFix.command(
                    environment.parse("One.java", "class One { int a; int b; }"), new Edits(List.of(edits)));
        }
    }

    @Test
    void editsThatTouchAreOneChange() {
        ModUpdateFileText command = command(new TextEdit(18, 25, ""), new TextEdit(12, 18, "long a;"));
        assertThat(command.newText()).isEqualTo("class One { long a; }");
        assertThat(command.updatedRanges()).hasSize(1);
    }

    @Test
    void editsApartStayApart() {
        ModUpdateFileText command = command(new TextEdit(12, 15, "long"), new TextEdit(19, 22, "long"));
        assertThat(command.newText()).isEqualTo("class One { long a; long b; }");
        assertThat(command.updatedRanges()).hasSize(2);
    }
}
