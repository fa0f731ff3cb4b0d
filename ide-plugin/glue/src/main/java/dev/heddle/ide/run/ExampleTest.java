package dev.heddle.ide.run;

import com.intellij.notification.Notification;
import com.intellij.notification.NotificationType;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.application.ReadAction;
import com.intellij.openapi.module.Module;
import com.intellij.openapi.module.ModuleManager;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.roots.ModuleRootManager;
import com.intellij.openapi.vfs.VirtualFile;
import dev.heddle.ide.HeddleBundle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A test with a lost update, to try Heddle on. */
public final class ExampleTest {

    static final String NAME = "HeddleExampleTest.java";

    private ExampleTest() {}

    /** Writes it into the first folder of tests and opens it; what is there already stays as it is. */
    public static void add(Project project) {
        ApplicationManager.getApplication().executeOnPooledThread(() -> {
            Path folder = ReadAction.nonBlocking(() -> testFolder(project)).executeSynchronously();
            if (folder == null) {
                new Notification(Notices.GROUP, HeddleBundle.message("notice.no.tests.root"),
                        HeddleBundle.message("notice.no.tests.root.hint"), NotificationType.INFORMATION).notify(project);
                return;
            }
            try {
                Notices.open(project, write(folder).toString());
            } catch (IOException e) {
                new Notification(Notices.GROUP, HeddleBundle.message("notice.test.failed"),
                        String.valueOf(e.getMessage()), NotificationType.ERROR).notify(project);
            }
        });
    }

    static Path write(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            try (InputStream example = ExampleTest.class.getResourceAsStream("/example/" + NAME + ".txt")) {
                Files.copy(example, file);
            }
        }
        return file;
    }

    private static Path testFolder(Project project) {
        for (Module module : ModuleManager.getInstance(project).getModules()) {
            ModuleRootManager roots = ModuleRootManager.getInstance(module);
            List<VirtualFile> tests = new ArrayList<>(Arrays.asList(roots.getSourceRoots(true)));
            tests.removeAll(Arrays.asList(roots.getSourceRoots(false)));
            tests.removeIf(root -> root.getName().contains("resources"));
            if (!tests.isEmpty()) {
                return Path.of(tests.get(0).getPath());
            }
        }
        return null;
    }
}
