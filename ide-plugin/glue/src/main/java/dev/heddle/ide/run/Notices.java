package dev.heddle.ide.run;

import com.intellij.notification.Notification;
import com.intellij.notification.NotificationAction;
import com.intellij.notification.NotificationType;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.fileEditor.OpenFileDescriptor;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.vfs.LocalFileSystem;
import com.intellij.openapi.vfs.VirtualFile;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.results.ViolationText;
import dev.heddle.ide.toolwindow.HeddleToolWindow;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What users are told although they may look elsewhere: that something was found, or that Heddle itself failed. */
final class Notices {

    static final String GROUP = "Heddle";
    private static final Pattern REPORT = Pattern.compile("please attach (\\S.*?) to an issue");

    private Notices() {}

    static void done(Project project, String name, Result result) {
        if (result.violations() == null || result.violations().isEmpty()) {
            return;
        }
        Violation first = result.violations().get(0);
        Notification notification = new Notification(GROUP, HeddleBundle.message("notice.found", name),
                ViolationText.headline(first), NotificationType.WARNING);
        notification.addAction(NotificationAction.createSimple(
                HeddleBundle.message("notice.show"), () -> HeddleToolWindow.show(project, first)));
        notification.notify(project);
    }

    /** {@code said} is what the engine printed; it names the file that belongs to an issue. */
    static void failed(Project project, String said) {
        Notification notification = new Notification(GROUP, HeddleBundle.message("notice.failed"),
                said.lines().findFirst().orElse(""), NotificationType.ERROR);
        String file = reportFile(said);
        if (file != null) {
            notification.addAction(NotificationAction.createSimple(
                    HeddleBundle.message("notice.report"), () -> open(project, file)));
        }
        notification.notify(project);
    }

    /** The file of the report, or null where none is named. */
    static String reportFile(String said) {
        Matcher report = REPORT.matcher(said);
        return report.find() ? report.group(1) : null;
    }

    /** Opens a file, named from the project's folder on, in an editor. */
    static void open(Project project, String file) {
        Path path = Path.of(project.getBasePath()).resolve(file);
        VirtualFile report = LocalFileSystem.getInstance().refreshAndFindFileByNioFile(path);
        if (report != null) {
            ApplicationManager.getApplication()
                    .invokeLater(() -> new OpenFileDescriptor(project, report).navigate(true));
        }
    }
}
