package dev.heddle.ide.marks;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.openapi.editor.Document;
import dev.heddle.ide.SampleViolations;
import dev.heddle.ide.TestPsi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Marks on real documents of the platform, while the user types. */
@Tag("psi")
class FileMarksTest {

    private static final String TEXT = """
            class A {
                void counts() {
                    int a = 1;
                    check(a);
                }
            }
            """;

    private static TestPsi psi;

    private Document document;
    private FileMarks marks;

    @BeforeAll
    static void open() {
        psi = new TestPsi();
    }

    @AfterAll
    static void close() {
        psi.close();
    }

    @BeforeEach
    void markLineFour() {
        document = psi.document(TEXT);
        marks = new FileMarks(document, Mark.of(SampleViolations.assertion("A", "A.java", 4)));
    }

    /** Line number and text of each mark that holds. */
    private List<String> shown() {
        List<String> shown = new ArrayList<>();
        marks.forEach((mark, range) -> shown.add(
                document.getLineNumber(range.getStartOffset()) + 1 + " " + document.getText(range)));
        return shown;
    }

    private void insert(String before, String text) {
        document.insertString(document.getText().indexOf(before), text);
    }

    @Test
    void marksTheLineWithoutItsIndent() {
        assertThat(shown()).containsExactly("4 check(a);");
    }

    @Test
    void movesWithTheTextAboveIt() {
        insert("int a", "int b = 0;\n        ");
        assertThat(shown()).containsExactly("5 check(a);");
        insert("class A", "package x;\n\n");
        assertThat(shown()).containsExactly("7 check(a);");
    }

    @Test
    void staysWhenOtherLinesChange() {
        insert("1;", "0");
        insert("}\n}", "// after\n    ");
        assertThat(shown()).containsExactly("4 check(a);");
    }

    @Test
    void goesWhenItsLineChanges() {
        insert("a);", "a + ");
        assertThat(shown()).isEmpty();
    }

    @Test
    void goesWhenSomethingIsWrittenBeforeOrAfterItOnItsLine() {
        insert("check", "if (a > 1) ");
        assertThat(shown()).isEmpty();
    }

    @Test
    void comesBackWhenTheChangeIsTakenBack() {
        int at = document.getText().indexOf("a);");
        document.insertString(at, "b");
        assertThat(shown()).isEmpty();
        document.deleteString(at, at + 1);
        assertThat(shown()).containsExactly("4 check(a);");
    }

    @Test
    void goesWithItsLine() {
        int at = document.getText().indexOf("        check");
        document.deleteString(at, document.getText().indexOf('\n', at) + 1);
        assertThat(shown()).isEmpty();
    }

    @Test
    void aLineThatIsNotThereOrBlankHasNoMark() {
        marks = new FileMarks(psi.document("class A {\n\n}"), Mark.of(SampleViolations.assertion("A", "A.java", 2)));
        assertThat(shown()).isEmpty();
        marks = new FileMarks(document, Mark.of(SampleViolations.assertion("A", "A.java", 400)));
        assertThat(shown()).isEmpty();
    }

    @Test
    void aDeadlockMarksWhereEachThreadWaits() {
        List<Mark> all = Mark.of(SampleViolations.deadlock("com.acme.A", "A.java", 3, 4));
        assertThat(all).extracting(mark -> mark.at().line() + " " + mark.role()).containsExactly(
                "3 deadlock", "3 first holds a and waits here for b", "4 second holds b and waits here for a");
        assertThat(all).allMatch(mark -> mark.isIn("com.acme", "A.java"))
                .noneMatch(mark -> mark.isIn("com", "A.java") || mark.isIn("com.acme", "B.java"));
    }
}
