package dev.heddle.ide.run;

import com.google.gson.JsonParseException;
import com.intellij.notification.Notification;
import com.intellij.notification.NotificationType;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.project.Project;
import dev.heddle.engine.export.RegressionTest;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import dev.heddle.ide.HeddleBundle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes a violation as a test beside the test that it was found in. */
public final class SavedTest {

    private static final List<String> BUILDS = List.of("pom.xml", "build.gradle", "build.gradle.kts");

    private SavedTest() {}

    /** In the background; opens what was written. */
    public static void write(Project project, Violation violation) {
        String base = project.getBasePath();
        if (base == null || violation.schedule() == null) {
            return;
        }
        ApplicationManager.getApplication().executeOnPooledThread(() -> {
            try {
                Path test = write(Path.of(base), Path.of(base).resolve(violation.schedule()), violation);
                Notices.open(project, test.toString());
            } catch (IOException | JsonParseException e) {
                new Notification(Notices.GROUP, HeddleBundle.message("notice.test.failed"),
                        String.valueOf(e.getMessage()), NotificationType.ERROR).notify(project);
            }
        });
    }

    static Path write(Path base, Path file, Violation violation) throws IOException {
        Schedule schedule = Json.read(Files.readString(file), Schedule.class);
        return RegressionTest.of(violation, schedule).write(module(base, schedule.target()));
    }

    /** The folder of the build that has the class of the test in its sources; the whole project where none is found. */
    static Path module(Path base, String target) throws IOException {
        String type = target.replaceFirst("[#$].*", "");
        Path inTests = Path.of("src", "test", "java").resolve(type.replace('.', '/') + ".java");
        try (var folders = Files.walk(base, 4)) {
            return folders.filter(folder -> Files.isRegularFile(folder.resolve(inTests)))
                    .filter(folder -> BUILDS.stream().anyMatch(build -> Files.exists(folder.resolve(build))))
                    .findFirst().orElse(base);
        }
    }
}
