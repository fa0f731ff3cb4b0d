package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.codeInspection.ProblemDescriptor;
import com.intellij.codeInspection.ProblemHighlightType;
import com.intellij.codeInspection.QuickFix;
import com.intellij.mock.MockProject;
import com.intellij.modcommand.ActionContext;
import com.intellij.modcommand.ModUpdateFileText;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.util.TextRange;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.finding.RegionExplorer;
import dev.heddle.inspections.fixes.ExploreRegionFix;
import dev.heddle.inspections.harness.InspectionHarness;
import dev.heddle.inspections.intentions.MarkAsIntendedIntention;
import dev.heddle.inspections.standalone.PsiEnvironment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is offered at a highlight besides its fix. */
class IntentionsTest {

    private static final String SOURCE = """
            class Flag implements Runnable {
                private boolean done;

                public void run() {
                    while (!done) {
                        Thread.onSpinWait();
                    }
                }

                public void stop() {
                    done = true;
                }
            }
            """;

    private final List<String> explored = new ArrayList<>();
    private PsiEnvironment environment;
    private PsiJavaFile file;

    @BeforeEach
    void open() {
        environment = new PsiEnvironment();
        file = environment.parse("Flag.java", SOURCE);
    }

    @AfterEach
    void close() {
        environment.close();
    }

    private ProblemDescriptor problem() {
        List<ProblemDescriptor> problems =
                new InspectionHarness(environment).problems(new SharedAccessInspection(), file);
        assertThat(problems).hasSize(1);
        return problems.get(0);
    }

    @Test
    void exploringIsOfferedOnlyWhereAPluginCanDoIt() {
        assertThat(problem().getFixes()).noneMatch(ExploreRegionFix.class::isInstance);
    }

    @Test
    void exploringGetsTheFileAndTheLineOfTheHighlight() {
        ((MockProject) environment.project()).registerService(RegionExplorer.class, this::explore);
        ProblemDescriptor problem = problem();
        for (QuickFix<?> fix : problem.getFixes()) {
            if (fix instanceof ExploreRegionFix explore) {
                assertThat(explore.getName()).isEqualTo("Explore interleavings of this region");
                explore.applyFix(environment.project(), problem);
            }
        }
        assertThat(explored).containsExactly("Flag.java:11");
    }

    private void explore(Project project, String name, int line) {
        explored.add(name + ":" + line);
    }

    @Test
    void aHighlightIsMarkedAsIntendedFromTheCaret() {
        MarkAsIntendedIntention intention = new MarkAsIntendedIntention();
        ActionContext at = caret(SOURCE.indexOf("done = true") + 1);
        assertThat(intention.getPresentation(at).name()).isEqualTo("Mark as intended");
        assertThat(intention.perform(at)).isInstanceOfSatisfying(ModUpdateFileText.class, update -> {
            assertThat(update.newText()).isEqualTo(SOURCE.replace(
                    "        done = true;", "        // heddle: intended\n        done = true;"));
            assertThat(new SharedAccessInspection().findings(environment.parse("Flag.java", update.newText())))
                    .isEmpty();
        });
    }

    @Test
    void nothingIsOfferedBesideAHighlight() {
        assertThat(new MarkAsIntendedIntention().getPresentation(caret(SOURCE.indexOf("onSpinWait")))).isNull();
    }

    private ActionContext caret(int offset) {
        return new ActionContext(environment.project(), file, offset, TextRange.EMPTY_RANGE, null);
    }

    /** A loop in a synchronized method would wait for ever for whoever needs the method's lock to end it. */
    @Test
    void synchronizedMethodsAreNoFixForALoopThatWaitsForTheField() {
        assertThat(problem().getFixes())
                .extracting(QuickFix::getName)
                .containsExactly("Make 'done' volatile", "Mark as intended");
    }

    @Test
    void noMethodRoundALambdaIsMadeSynchronized() {
        file = environment.parse("Hits.java", """
                class Hits {
                    volatile int hits;
                    Runnable task() { return () -> hits++; }
                }
                """);
        List<ProblemDescriptor> problems =
                new InspectionHarness(environment).problems(new CheckThenActInspection(), file);
        assertThat(problems).hasSize(1);
        assertThat(problems.get(0).getFixes()).extracting(QuickFix::getName).containsExactly("Mark as intended");
    }

    /** The user sets the level of an inspection; only what is surer or less sure than usual has one of its own. */
    @Test
    void theLevelIsTheOneThatTheUserGaveTheInspection() {
        assertThat(problem().getHighlightType()).isEqualTo(ProblemHighlightType.GENERIC_ERROR_OR_WARNING);
    }
}
