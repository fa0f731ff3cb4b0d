package dev.heddle.bench.view;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.report.Json;
import dev.heddle.ui.CoverageView;
import dev.heddle.ui.Host;
import dev.heddle.ui.ProgressView;
import dev.heddle.ui.ScheduleView;
import dev.heddle.ui.ViolationsView;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;

/**
 * Opens a large result in the real views, scrolls through its longest schedule and adds to it as a search does, all painted into an
 * image of the size of a window; prints what each took. Arguments: a folder, how many violations, how many steps.
 */
public final class ViewLoop {

    private static final int WIDTH = 1500;
    private static final int HEIGHT = 900;
    private static final int FRAMES = 1_000;
    private static final int UPDATES = 200;
    private static final int UPDATES_PER_SECOND = 10;

    private final BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    private final Host host = new Host() {
        @Override
        public void goTo(SourceLocation at) {
            // Nobody looks at sources here.
        }

        @Override
        public String sourceLine(SourceLocation at) {
            return "count = count + 1; // line " + at.line();
        }
    };
    private ScheduleView schedule;
    private ViolationsView violations;

    public static void main(String[] arguments) throws Exception {
        Path file = Path.of(arguments[0]).resolve("large-result.json");
        Files.writeString(file, Json.file(LargeResult.of(Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]))));
        ViewLoop loop = new ViewLoop();
        SwingUtilities.invokeAndWait(() -> loop.measure(file));
        Files.delete(file);
    }

    private void measure(Path file) {
        print("open-ms", open(file));
        double[] frames = scroll();
        print("frame-median-ms", frames[FRAMES / 2]);
        print("frame-99-of-100-ms", frames[FRAMES * 99 / 100]);
        print("frame-worst-ms", frames[FRAMES - 1]);
        System.gc();
        print("memory-mb", (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / 1048576.0);
        print("live-percent-of-a-core", live());
    }

    /** From the file to the first picture of both views, in a process that has shown nothing before. */
    private double open(Path file) {
        long start = System.nanoTime();
        Result result = read(file);
        violations = new ViolationsView(host);
        schedule = new ScheduleView(host);
        violations.show(List.of(result));
        schedule.show(result.violations().get(0));
        paint(violations);
        paint(schedule);
        return (System.nanoTime() - start) / 1e6;
    }

    private static Result read(Path file) {
        try {
            return Json.read(Files.readString(file), Result.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void paint(JComponent view) {
        view.setSize(WIDTH, HEIGHT);
        layOut(view);
        repaint(view);
    }

    private void repaint(JComponent view) {
        Graphics2D graphics = image.createGraphics();
        view.paint(graphics);
        graphics.dispose();
    }

    /** Without a display nothing is valid, so nothing is laid out by itself. */
    private static void layOut(Container container) {
        container.doLayout();
        for (Component child : container.getComponents()) {
            if (child instanceof Container inner) {
                layOut(inner);
            }
        }
    }

    private double[] scroll() {
        JViewport viewport = find(schedule).getViewport();
        int bottom = viewport.getView().getHeight() - viewport.getHeight();
        double[] millis = new double[FRAMES];
        for (int frame = 0; frame < FRAMES; frame++) {
            // Half by the wheel, half by dragging the bar through all of it.
            int y = frame % 2 == 0 ? frame * 60 % bottom : (int) ((long) bottom * frame / FRAMES);
            long start = System.nanoTime();
            viewport.setViewPosition(new Point(0, y));
            repaint(schedule);
            millis[frame] = (System.nanoTime() - start) / 1e6;
        }
        Arrays.sort(millis);
        return millis;
    }

    private static JScrollPane find(Container from) {
        for (Component child : from.getComponents()) {
            if (child instanceof JScrollPane pane && "schedule.lanes".equals(pane.getViewport().getView().getName())) {
                return pane;
            }
            JScrollPane found = child instanceof Container inner ? find(inner) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Processor time of updates at the rate at which a search tells of itself, each painted. */
    private double live() {
        ProgressView progress = new ProgressView(() -> { });
        CoverageView coverage = new CoverageView(host);
        paint(progress);
        paint(coverage);
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        for (int i = 0; i < UPDATES; i++) {
            violations.add(LargeResult.violation(1_000 + i, 20), "random");
            coverage.grew(i * 1_000L, i);
            progress.show(new ProgressView.State("LargeTest#test", "searching", i * 1_000L, 10_000, i * 100L, 0.5));
            repaint(violations);
            repaint(coverage);
            repaint(progress);
        }
        double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e9;
        return 100 * seconds * UPDATES_PER_SECOND / UPDATES;
    }

    private static void print(String what, double value) {
        System.out.printf(Locale.ROOT, "%s %.2f%n", what, value);
    }
}
