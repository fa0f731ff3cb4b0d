package dev.heddle.ui.window;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.google.gson.JsonParseException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.report.SourceFolders;
import dev.heddle.engine.story.RecordedSchedule;
import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/** Opens the stand-alone window: {@code heddle view [--dark] [--sources DIR] [RESULT.json | SCHEDULE.json | TARGET]}. */
public final class ViewMain {

    private static final int BAD_REQUEST = 2;
    private static final String USAGE = "usage: heddle view [--dark] [--sources DIR]... [RESULT.json | SCHEDULE.json | TARGET]";

    private ViewMain() {}

    public static void main(String[] args) {
        List<Path> roots = new ArrayList<>();
        boolean dark = false;
        String file = null;
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--dark" -> dark = true;
                case "-h", "--help" -> {
                    System.out.println(USAGE);
                    return;
                }
                case "--sources" -> roots.add(Path.of(i + 1 < args.length ? args[++i] : "."));
                default -> file = args[i];
            }
        }
        boolean isFile = file != null && Files.isRegularFile(Path.of(file)) && file.endsWith(".json");
        if (file != null && !isFile && file.endsWith(".json")) {
            fail("there is no file " + file + "; make one with: heddle explore --json FILE TARGET");
        }
        Result result = isFile ? readOrFail(Path.of(file)) : RecordedNothing.RESULT;
        if (!hasDisplay()) {
            fail("there is no display to open a window on; use: heddle " + (isFile ? "report --html FILE " + file
                    : "explore --html FILE " + (file == null ? "TARGET" : file)));
        }
        if (isFile) {
            RecentResults.ofUser().add(Path.of(file));
        }
        if (roots.isEmpty()) {
            roots.add(Path.of("").toAbsolutePath());
        }
        boolean isDark = dark;
        String target = isFile ? null : file;
        SwingUtilities.invokeLater(() -> {
            Workbench workbench = (Workbench) open(result, new SourceFolders(roots), isDark).getContentPane();
            if (target != null) {
                workbench.explore(target);
            }
        });
    }

    private static Result readOrFail(Path file) {
        try {
            return read(file);
        } catch (IOException e) {
            fail(e.getMessage());
            return null;
        }
    }

    /** A JDK made for servers fails to load what a window needs, even where there is a display. */
    private static boolean hasDisplay() {
        try {
            return !GraphicsEnvironment.isHeadless()
                    && GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice() != null;
        } catch (AWTError | HeadlessException | LinkageError missing) {
            return false;
        }
    }

    /** Opens the window, on the event thread. */
    static JFrame open(Result result, SourceFolders sources, boolean dark) {
        FlatLaf.setup(dark ? new FlatDarkLaf() : new FlatLightLaf());
        JFrame frame = new JFrame("Heddle: " + result.target());
        frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
        try {
            Workbench workbench = new Workbench(sources, dark, RecentResults.ofUser());
            workbench.show(result);
            frame.setContentPane(workbench);
            frame.setJMenuBar(workbench.menu(frame));
        } catch (IOException e) {
            fail("no folder for temporary files: " + e.getMessage());
        }
        frame.setSize(1500, 900);
        frame.setLocationByPlatform(true);
        frame.setVisible(true);
        return frame;
    }

    /** Opens it where another one was, such as in the other theme. */
    static void reopen(Result result, SourceFolders sources, boolean dark, Rectangle where) {
        open(result, sources, dark).setBounds(where);
    }

    /** Reads a result, or a schedule as one. */
    static Result read(Path file) throws IOException {
        try {
            String text = Files.readString(file);
            if (text.contains("\"" + Schedule.SCHEMA + "\"")) {
                return RecordedSchedule.result(Json.read(text, Schedule.class), file.toString());
            }
            Result result = Json.read(text, Result.class);
            if (result != null && Result.SCHEMA.equals(result.schema())) {
                return result;
            }
        } catch (IOException | JsonParseException e) {
            throw new IOException(file + " cannot be read: " + e.getMessage(), e);
        }
        throw new IOException(file + " is neither a result nor a schedule of Heddle");
    }

    private static void fail(String why) {
        System.err.println("heddle: " + why);
        System.exit(BAD_REQUEST);
    }
}
