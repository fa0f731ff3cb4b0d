package dev.heddle.ide.run;

import com.intellij.notification.Notification;
import com.intellij.notification.NotificationType;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.project.Project;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.results.Explorations;
import dev.heddle.ide.settings.HeddleSettings;
import dev.heddle.ide.settings.SearchOptions;
import dev.heddle.ide.target.TestTarget;
import dev.heddle.inspections.finding.RegionExplorer;
import java.util.List;

/** <em>Explore interleavings of this region</em>: the tests explored last, with switches near a line only. */
public final class RegionExplorations implements RegionExplorer {

    @Override
    public void explore(Project project, String file, int line) {
        List<String> tests = Explorations.of(project).lastTests();
        ApplicationManager.getApplication().invokeLater(() -> {
            if (tests.isEmpty()) {
                new Notification(Notices.GROUP, HeddleBundle.message("region.no.test"),
                        HeddleBundle.message("region.no.test.hint"), NotificationType.INFORMATION).notify(project);
            } else {
                SearchOptions options = HeddleSettings.of(project).options().withFocus(file + ":" + line);
                ExplorationStarter.again(project, new TestTarget(tests, file + ":" + line), options);
            }
        });
    }
}
