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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/** Opens the stand-alone window: {@code heddle view [--dark] [--sources DIR] RESULT.json}. */
public final class ViewMain {

    private static final int BAD_REQUEST = 2;
    private static final String USAGE = "usage: heddle view [--dark] [--sources DIR]... RESULT.json | SCHEDULE.json";

    private ViewMain() {}

    public static void main(String[] args) {
        List<Path> roots = new ArrayList<>();
        boolean dark = false;
        Path file = null;
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--dark" -> dark = true;
                case "-h", "--help" -> {
                    System.out.println(USAGE);
                    return;
                }
                case "--sources" -> roots.add(Path.of(i + 1 < args.length ? args[++i] : "."));
                default -> file = Path.of(args[i]);
            }
        }
        if (file == null) {
            fail("which result? " + USAGE);
        }
        if (!Files.isRegularFile(file)) {
            fail("there is no file " + file + "; make one with: heddle explore --json FILE TARGET");
        }
        Result result = read(file);
        if (!hasDisplay()) {
            fail("there is no display to open a window on; use: heddle report --html FILE " + file);
        }
        if (roots.isEmpty()) {
            roots.add(Path.of("").toAbsolutePath());
        }
        boolean isDark = dark;
        SwingUtilities.invokeLater(() -> open(result, new SourceFolders(roots), isDark));
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
        frame.setContentPane(new ResultPanel(result, sources, dark));
        frame.setSize(1500, 900);
        frame.setLocationByPlatform(true);
        frame.setVisible(true);
        return frame;
    }

    private static Result read(Path file) {
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
            fail(file + " cannot be read: " + e.getMessage());
        }
        fail(file + " is neither a result nor a schedule of Heddle");
        return null;
    }

    private static void fail(String why) {
        System.err.println("heddle: " + why);
        System.exit(BAD_REQUEST);
    }
}
