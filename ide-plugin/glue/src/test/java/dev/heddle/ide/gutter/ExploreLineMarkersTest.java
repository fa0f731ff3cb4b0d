package dev.heddle.ide.gutter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.mockStatic;
import static org.mockito.Mockito.when;

import com.intellij.execution.lineMarker.RunLineMarkerContributor.Info;
import com.intellij.openapi.actionSystem.ActionManager;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.ide.TestPsi;
import dev.heddle.ide.action.ExploreAction;
import dev.heddle.ide.action.ExploreWithAction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.mockito.MockedStatic;

@Tag("psi")
class ExploreLineMarkersTest {

    @Test
    void givesATestAnIconWithBothActionsAndATooltip() {
        ExploreAction explore = new ExploreAction();
        ExploreWithAction with = new ExploreWithAction();
        ActionManager manager = mock(ActionManager.class);
        when(manager.getAction("Heddle.Explore")).thenReturn(explore);
        when(manager.getAction("Heddle.ExploreWith")).thenReturn(with);
        try (TestPsi psi = new TestPsi(); MockedStatic<ActionManager> statics = mockStatic(ActionManager.class)) {
            statics.when(ActionManager::getInstance).thenReturn(manager);
            PsiJavaFile file = psi.file("FooTest.java", """
                    import org.junit.jupiter.api.Test;
                    class FooTest { @Test void meets() {} void helper() {} }
                    """);
            PsiElement name = TestPsi.declaration(file, "meets");
            Info info = new ExploreLineMarkers().getInfo(name);
            assertThat(info.actions).containsExactly(explore, with);
            assertThat(info.tooltipProvider.apply(name)).isEqualTo("Explore interleavings of FooTest.meets");
            assertThat(new ExploreLineMarkers().getInfo(TestPsi.declaration(file, "helper"))).isNull();
            // A marker on anything but a leaf would be drawn twice.
            assertThat(new ExploreLineMarkers().getInfo(name.getParent())).isNull();
        }
    }
}
