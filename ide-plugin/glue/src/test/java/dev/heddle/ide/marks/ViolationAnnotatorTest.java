package dev.heddle.ide.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.RETURNS_SELF;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import com.intellij.lang.annotation.AnnotationBuilder;
import com.intellij.lang.annotation.AnnotationHolder;
import com.intellij.lang.annotation.HighlightSeverity;
import com.intellij.mock.MockProject;
import com.intellij.openapi.editor.markup.GutterIconRenderer;
import com.intellij.openapi.util.TextRange;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.ide.SampleViolations;
import dev.heddle.ide.TestPsi;
import dev.heddle.ide.results.Explorations;
import dev.heddle.ide.results.Known;
import dev.heddle.ide.settings.HeddleColors;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.mockito.ArgumentCaptor;

/** What the editor gets to show, on real PSI. */
@Tag("psi")
class ViolationAnnotatorTest {

    private static final String TEXT = """
            package com.acme;
            class A {
                void counts() {
                    check(a);
                }
            }
            """;

    private TestPsi psi;
    private Explorations explorations;
    private PsiJavaFile file;

    @BeforeEach
    void open() {
        psi = new TestPsi();
        MockProject project = (MockProject) psi.environment().project();
        explorations = new Explorations(project);
        project.registerService(Explorations.class, explorations);
        project.registerService(ProjectMarks.class, new ProjectMarks(project));
        file = psi.file("A.java", TEXT);
    }

    @AfterEach
    void close() {
        psi.close();
    }

    private List<ProjectMarks.Shown> shown(PsiJavaFile of) {
        ViolationAnnotator annotator = new ViolationAnnotator();
        return annotator.doAnnotate(annotator.collectInformation(of));
    }

    @Test
    void theLineOfAViolationIsHighlightedWithTooltipAndIcon() {
        explorations.found(SampleViolations.assertion("com.acme.A", "A.java", 4), "dpor");
        AnnotationHolder holder = mock(AnnotationHolder.class);
        AnnotationBuilder builder = mock(AnnotationBuilder.class, RETURNS_SELF);
        when(holder.newAnnotation(any(), any())).thenReturn(builder);
        new ViolationAnnotator().apply(file, shown(file), holder);
        verify(holder).newAnnotation(HighlightSeverity.WARNING, "assertion: expected: <2> but was: <1>");
        ArgumentCaptor<TextRange> range = ArgumentCaptor.forClass(TextRange.class);
        verify(builder).range(range.capture());
        assertThat(range.getValue().substring(TEXT)).isEqualTo("check(a);");
        verify(builder).tooltip("<html>assertion: expected: &lt;2&gt; but was: &lt;1&gt;<br>"
                + "in thread main at A.java:4</html>");
        verify(builder).gutterIconRenderer(any(GutterIconRenderer.class));
        verify(builder).textAttributes(HeddleColors.VIOLATION);
        verify(builder).create();
    }

    @Test
    void bothLinesOfADeadlockAreMarkedAndOnlyTheOneWhereItShowsHasAnIcon() {
        explorations.found(SampleViolations.deadlock("com.acme.A", "A.java", 3, 4), "dpor");
        AnnotationHolder holder = mock(AnnotationHolder.class);
        AnnotationBuilder builder = mock(AnnotationBuilder.class, RETURNS_SELF);
        when(holder.newAnnotation(any(), any())).thenReturn(builder);
        new ViolationAnnotator().apply(file, shown(file), holder);
        verify(holder).newAnnotation(HighlightSeverity.WEAK_WARNING, "second holds b and waits here for a");
        verify(builder, times(1)).gutterIconRenderer(any(GutterIconRenderer.class));
        verify(builder, times(1)).textAttributes(HeddleColors.VIOLATION);
        verify(builder, times(2)).textAttributes(HeddleColors.PART);
        verify(builder, times(3)).create();
    }

    @Test
    void filesOfTheSameNameElsewhereAndResultsThatAreClearedShowNothing() {
        explorations.found(SampleViolations.assertion("com.acme.A", "A.java", 4), "dpor");
        assertThat(shown(psi.file("A.java", TEXT.replace("com.acme", "org.other")))).isEmpty();
        assertThat(shown(file)).hasSize(1);
        explorations.clear();
        assertThat(shown(file)).isEmpty();
        AnnotationHolder holder = mock(AnnotationHolder.class);
        new ViolationAnnotator().apply(file, shown(file), holder);
        verify(holder, never()).newAnnotation(any(), any());
    }

    /** What was found before the file changed speaks of other lines. */
    @Test
    void aFileThatIsNewerThanTheResultShowsNothing() {
        long changed = file.getViewProvider().getVirtualFile().getTimeStamp();
        explorations.found(List.of(
                new Known(SampleViolations.assertion("com.acme.A", "A.java", 4), changed - 1)));
        assertThat(shown(file)).isEmpty();
        explorations.found(List.of(
                new Known(SampleViolations.assertion("com.acme.A", "A.java", 4), changed)));
        assertThat(shown(file)).hasSize(1);
    }
}
