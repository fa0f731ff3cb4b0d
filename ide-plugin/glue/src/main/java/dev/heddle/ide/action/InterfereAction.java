package dev.heddle.ide.action;

import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.run.ExplorationStarter;
import dev.heddle.ide.settings.HeddleSettings;
import dev.heddle.ide.settings.SearchOptions;
import dev.heddle.ide.settings.Strategies;
import dev.heddle.ide.target.TestTarget;
import java.util.List;

/** <em>Explore with bounded interference on this thread</em>: how little of others breaks the thread of a violation. */
public final class InterfereAction extends OfViolation {

    private static final String STRATEGY = "interference";

    @Override
    boolean fits(Violation violation) {
        return Strategies.has(STRATEGY) && violation.thread() != null && violation.test() != null;
    }

    @Override
    void perform(Project project, Violation violation) {
        SearchOptions options =
                HeddleSettings.of(project).options().withStrategy(STRATEGY).onThread(violation.thread());
        ExplorationStarter.again(project, new TestTarget(List.of(violation.test()), violation.test()), options);
    }
}
