package dev.heddle.ide.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.CALLS_REAL_METHODS;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.mockStatic;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import com.intellij.execution.actions.ConfigurationContext;
import com.intellij.openapi.actionSystem.ActionUpdateThread;
import com.intellij.openapi.actionSystem.AnAction;
import com.intellij.openapi.actionSystem.AnActionEvent;
import com.intellij.openapi.actionSystem.Presentation;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.project.DumbService;
import com.intellij.openapi.project.Project;
import com.intellij.psi.PsiElement;
import dev.heddle.ide.TestPsi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockito.ArgumentCaptor;
import org.mockito.MockedStatic;

@Tag("psi")
class ActionsTest {

    private static final String TEXT = """
            import org.junit.jupiter.api.Test;
            class FooTest { @Test void meets() { int a = 1; } }
            class Plain { void method() { int b = 2; } }
            """;

    private static TestPsi psi;

    @BeforeAll
    static void open() {
        psi = new TestPsi();
    }

    @AfterAll
    static void close() {
        psi.close();
    }

    @ParameterizedTest
    @CsvSource({"int a, false, true, true", "int a, true, true, false", "int a, false, false, false"})
    void showsWhereTestsAreAndTheIndexIsReadyAndAModuleIsKnown(String at, boolean dumb, boolean module, boolean shows) {
        assertThat(shows(new ExploreAction(), at, dumb, module)).isEqualTo(shows);
        assertThat(shows(new ExploreWithAction(), at, dumb, module)).isEqualTo(shows);
    }

    @Test
    void readsCodeInTheBackground() {
        assertThat(new ExploreAction().getActionUpdateThread()).isEqualTo(ActionUpdateThread.BGT);
        assertThat(new ExploreWithAction().getActionUpdateThread()).isEqualTo(ActionUpdateThread.BGT);
    }

    @Test
    void doesNotShowInAFileWithoutTests() {
        String plain = "class Plain { void method() { int b<caret> = 2; } }";
        assertThat(shows(new ExploreAction(), psi.caret("Plain.java", plain), false, true)).isFalse();
        assertThat(shows(new ExploreAction(), (PsiElement) null, false, true)).isFalse();
    }

    private static boolean shows(AnAction action, String at, boolean dumb, boolean module) {
        return shows(action, psi.caret("FooTest.java", TEXT.replace(at, "<caret>" + at)), dumb, module);
    }

    private static boolean shows(AnAction action, PsiElement place, boolean dumb, boolean module) {
        AnActionEvent event = mock(AnActionEvent.class);
        Presentation presentation = mock(Presentation.class);
        Project project = psi.environment().project();
        when(event.getProject()).thenReturn(project);
        when(event.getPresentation()).thenReturn(presentation);
        ConfigurationContext context = mock(ConfigurationContext.class);
        when(context.getPsiLocation()).thenReturn(place);
        when(context.getModule()).thenReturn(module ? mock(Module.class) : null);
        try (MockedStatic<ConfigurationContext> contexts = mockStatic(ConfigurationContext.class);
                MockedStatic<DumbService> service = mockStatic(DumbService.class, CALLS_REAL_METHODS)) {
            contexts.when(() -> ConfigurationContext.getFromContext(any(), any())).thenReturn(context);
            service.when(() -> DumbService.isDumb(project)).thenReturn(dumb);
            action.update(event);
        }
        ArgumentCaptor<Boolean> shown = ArgumentCaptor.forClass(Boolean.class);
        verify(presentation).setEnabledAndVisible(shown.capture());
        return shown.getValue();
    }
}
