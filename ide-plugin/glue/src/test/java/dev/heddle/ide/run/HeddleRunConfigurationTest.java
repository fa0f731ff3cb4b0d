package dev.heddle.ide.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.intellij.execution.actions.ConfigurationContext;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.util.Ref;
import com.intellij.psi.PsiElement;
import dev.heddle.ide.TestPsi;
import dev.heddle.ide.engine.EngineRequest;
import dev.heddle.ide.settings.SearchOptions;
import dev.heddle.ide.target.TestTarget;
import java.nio.file.Path;
import java.util.List;
import org.jdom.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("psi")
class HeddleRunConfigurationTest {

    private static final SearchOptions OPTIONS = new SearchOptions("pcb", 2, 30, 500, 3, true, "A.java:4");

    private static HeddleRunConfiguration configuration() {
        return new HeddleRunConfiguration(mock(Project.class), mock(HeddleConfigurationType.class));
    }

    private static HeddleRunConfiguration readBack(Element stored) {
        HeddleRunConfiguration read = configuration();
        read.readExternal(stored);
        return read;
    }

    @Test
    void whatIsStoredIsReadBack() {
        HeddleRunConfiguration configuration = configuration();
        configuration.setTarget(new TestTarget(List.of("com.A#m", "com.B"), "two"));
        configuration.setModuleName("core");
        configuration.setOptions(OPTIONS);
        configuration.setReplay(RunMode.PASSING, ".heddle/A/v1.schedule.json");
        Element stored = new Element("configuration");
        configuration.writeExternal(stored);
        HeddleRunConfiguration read = readBack(stored);
        assertThat(read.tests()).containsExactly("com.A#m", "com.B");
        assertThat(read.moduleName()).isEqualTo("core");
        assertThat(read.options()).isEqualTo(OPTIONS);
        assertThat(read.mode()).isEqualTo(RunMode.PASSING);
        assertThat(read.schedule()).isEqualTo(".heddle/A/v1.schedule.json");
        assertThat(read.suggestedName()).isEqualTo("two (passing schedule)");
    }

    /** Files are edited by hand, and merged. */
    @Test
    void whatIsDamagedIsTheDefault() {
        Element stored = new Element("configuration");
        stored.addContent(new Element("exploration")
                .setAttribute("bound", "many").setAttribute("seconds", "-5").setAttribute("mode", "DANCE"));
        HeddleRunConfiguration read = readBack(stored);
        assertThat(read.options()).isEqualTo(new SearchOptions("auto", 3, 0, 0, 1, false, ""));
        assertThat(read.mode()).isEqualTo(RunMode.EXPLORE);
        assertThat(readBack(new Element("configuration")).options()).isEqualTo(SearchOptions.DEFAULT);
    }

    @Test
    void asksTheEngineForWhatWasChosen() {
        HeddleRunConfiguration configuration = configuration();
        configuration.setTarget(new TestTarget(List.of("com.A#m", "com.B"), "two"));
        configuration.setOptions(OPTIONS);
        ModuleRuntime runtime = new ModuleRuntime(List.of(Path.of("classes")), Path.of("jdk"));
        EngineRequest explore = EngineOptions.request(configuration, runtime, Path.of("project"));
        assertThat(explore.command()).isEqualTo("explore");
        assertThat(explore.target()).isEqualTo("com.A#m\ncom.B");
        assertThat(explore.options()).containsExactly("--strategy", "pcb", "--k", "2", "--time", "30s",
                "--max-executions", "500", "--workers", "3", "--all", "--focus", "A.java:4");
        configuration.setReplay(RunMode.DEBUG, "v1.schedule.json");
        EngineRequest replay = EngineOptions.request(configuration, runtime, Path.of("project"));
        assertThat(replay.command()).isEqualTo("replay");
        assertThat(replay.target()).isEqualTo("v1.schedule.json");
        assertThat(replay.options()).containsExactly("--trust", "--debug=0", "--stop-at", "0");
    }

    @Test
    void isProducedWhereATestIsAndKnownAgainThere() {
        try (TestPsi psi = new TestPsi()) {
            PsiElement test = psi.caret("FooTest.java", """
                    import org.junit.jupiter.api.Test;
                    class FooTest { @Test void meets() { int a<caret>; } @Test void other() {} }
                    """);
            PsiElement plain = psi.caret("Plain.java", "class Plain { int a<caret>; }");
            HeddleRunProducer producer = new HeddleRunProducer();
            HeddleRunConfiguration configuration = configuration();
            assertThat(producer.setupConfigurationFromContext(configuration, at(test), Ref.create())).isTrue();
            assertThat(configuration.tests()).containsExactly("FooTest#meets");
            assertThat(configuration.moduleName()).isEqualTo("core");
            assertThat(producer.isConfigurationFromContext(configuration, at(test))).isTrue();
            assertThat(producer.isConfigurationFromContext(configuration, at(test.getContainingFile()))).isFalse();
            assertThat(producer.setupConfigurationFromContext(configuration(), at(plain), Ref.create())).isFalse();
        }
    }

    private static ConfigurationContext at(PsiElement place) {
        ConfigurationContext context = mock(ConfigurationContext.class);
        Module module = mock(Module.class);
        when(module.getName()).thenReturn("core");
        when(context.getPsiLocation()).thenReturn(place);
        when(context.getModule()).thenReturn(module);
        return context;
    }
}
