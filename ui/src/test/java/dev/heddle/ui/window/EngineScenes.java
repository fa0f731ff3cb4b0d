package dev.heddle.ui.window;

import static java.util.concurrent.TimeUnit.MINUTES;
import static org.assertj.swing.core.BasicRobot.robotWithCurrentAwtHierarchy;
import static org.assertj.swing.edt.GuiActionRunner.execute;
import static org.assertj.swing.finder.WindowFinder.findFrame;

import dev.heddle.ui.ScheduleView;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.fixture.JFileChooserFixture;
import org.assertj.swing.finder.JFileChooserFinder;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.assertj.swing.timing.Timeout;

/** The whole window with the real engine beside it, worked in as a user does; prints what came of each thing, one line each. */
final class EngineScenes {

    /** Only matters where it hangs: a busy machine is no failure. */
    private static final Timeout PATIENCE = Timeout.timeout(5, MINUTES);

    private final Path demo;
    private final Path programs;
    private final Path folder;
    private final Path images;
    private final Robot robot;
    private FrameFixture window;

    private EngineScenes(Path testData, Path folder, Path images) {
        this.demo = testData.resolve("demo");
        this.programs = testData.resolve("programs");
        this.folder = folder;
        this.images = images;
        robot = robotWithCurrentAwtHierarchy();
        robot.settings().delayBetweenEvents(40);
    }

    /** @param args the folder of test data, one for what is saved, and that for the images */
    public static void main(String[] args) throws Exception {
        // What goes wrong must not leave the window open for ever.
        Thread.setDefaultUncaughtExceptionHandler((thread, wrong) -> {
            System.out.println(String.valueOf(wrong).lines().findFirst().orElse(""));
            Stream.of(wrong.getStackTrace()).filter(frame -> frame.getClassName().startsWith("dev.heddle."))
                    .forEach(System.out::println);
            Runtime.getRuntime().halt(1);
        });
        ViewMain.main(new String[] {"--sources", args[0]});
        EngineScenes scenes = new EngineScenes(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
        scenes.begin();
        scenes.explore("LostUpdate");
        scenes.find();
        scenes.share();
        scenes.replay();
        scenes.byHand();
        scenes.deadlock();
        scenes.cancel();
        scenes.theme();
        System.exit(0);
    }

    private void begin() {
        window = findFrame(JFrame.class).withTimeout(PATIENCE.duration()).using(robot);
        execute(() -> window.target().setBounds(0, 0, 1500, 900));
        robot.waitForIdle();
    }

    private void explore(String program) {
        search(demo.resolve(program + ".java"));
        untilIdle("the search ends");
        say(program, table() + " rows, " + story().stream().findFirst().orElse(said()));
    }

    /** Keys alone: into the field of the target, the target, Enter. */
    private void search(Path program) {
        press(KeyEvent.VK_ALT, KeyEvent.VK_T);
        execute(() -> window.textBox("run.target").target().selectAll());
        window.textBox("run.target").enterText(program.toString());
        press(KeyEvent.VK_ENTER);
    }

    private void find() {
        window.textBox("violations.filter").enterText("deadlock");
        say("rows under a filter that does not fit", table());
        window.textBox("violations.filter").deleteText().enterText("main assertion");
        say("rows under one that does", table());
        window.textBox("violations.filter").deleteText();
        window.table("violations.table").selectRows(0);
        window.textBox("schedule.search").enterText("hits");
        say("steps with hits", execute(() -> schedule().selectedStep() > 0));
        window.textBox("schedule.search").deleteText();
        window.comboBox("schedule.thread").selectItem("second");
        window.comboBox("schedule.thread").selectItem("all threads");
        robot.focus(robot.finder().findByName(window.target(), "schedule.lanes"));
        press(KeyEvent.VK_HOME);
        press(KeyEvent.VK_DOWN);
        say("step after Home and Down", execute(() -> schedule().selectedStep()));
        press(KeyEvent.VK_ENTER);
        say("line of the source", line());
        press(KeyEvent.VK_ALT, KeyEvent.VK_B);
        say("tab after its key", tab());
        press(KeyEvent.VK_ALT, KeyEvent.VK_S);
        say("tab after its key", tab());
    }

    private void share() throws Exception {
        window.button("share.issue").click();
        String text = (String) Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
        say("text for an issue", text.lines().findFirst().orElse(""));
        Path project = Files.createDirectories(folder.resolve("project"));
        Files.writeString(project.resolve("pom.xml"), "<project/>");
        window.button("share.test").click();
        choose(project);
        until("the test is saved", () -> said().startsWith("Saved "));
        say("saved as a test", files(project.resolve("src")));
        Path trace = folder.resolve("trace.json");
        window.button("share.perfetto").click();
        choose(trace);
        until("the trace is saved", () -> said().contains("trace.json"));
        say("a trace for Perfetto", Files.readString(trace).startsWith("{\"traceEvents\""));
    }

    private void choose(Path file) {
        JFileChooserFixture chooser = JFileChooserFinder.findFileChooser().withTimeout(PATIENCE.duration()).using(robot);
        execute(() -> {
            chooser.target().setSelectedFile(file.toFile());
            chooser.target().approveSelection();
        });
        robot.waitForIdle();
        // Without a window manager nobody gives the focus back when a dialog has gone.
        robot.click(robot.finder().findByName(window.target(), "schedule.lanes"));
    }

    private void replay() {
        press(KeyEvent.VK_ALT, KeyEvent.VK_R);
        untilIdle("the replay ends");
        say("after Replay", said());
    }

    private void byHand() {
        press(KeyEvent.VK_ALT, KeyEvent.VK_H);
        untilIdle("the choices are there");
        say("by hand, nothing chosen yet", said());
        press(KeyEvent.VK_ALT, KeyEvent.VK_S);
        // The first thread goes on where it was preempted: then nothing is lost.
        execute(() -> schedule().goToStep(schedule().selectedStep() + 1));
        press(KeyEvent.VK_ALT, KeyEvent.VK_Y);
        window.list("choose.threads").focus();
        save("by-hand");
        window.list("choose.threads").selectItem(0);
        press(KeyEvent.VK_ENTER);
        untilIdle("the chosen schedule is there");
        say("by hand, after the choice", said());
    }

    private void deadlock() {
        explore("LockOrder");
        press(KeyEvent.VK_ALT, KeyEvent.VK_D);
        say("tab after its key", tab());
        press(KeyEvent.VK_ALT, KeyEvent.VK_C);
        say("tab after its key", tab());
        save("coverage");
    }

    private void cancel() {
        search(programs.resolve("locks/PhaserRounds.java"));
        until("it runs", () -> execute(() -> window.button("progress.cancel").target().isEnabled()));
        press(KeyEvent.VK_ALT, KeyEvent.VK_L);
        untilIdle("it is cancelled");
        say("after Cancel the engine is", "gone");
    }

    private void theme() {
        robot.focus(robot.finder().findByName(window.target(), "schedule.lanes"));
        press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_D);
        until("the other theme", () -> execute(() -> UIManager.getLookAndFeel().getName()).contains("Dark"));
        say("look after the key of the theme", execute(() -> UIManager.getLookAndFeel().getName()));
    }

    /** While the engine runs nothing else can be started. */
    private void untilIdle(String what) {
        until(what, () -> execute(() -> window.button("run.explore").target().isEnabled()));
        robot.waitForIdle();
    }

    private int table() {
        robot.waitForIdle();
        return execute(() -> window.table("violations.table").target().getRowCount());
    }

    private List<String> story() {
        JTextArea told = robot.finder().findByName(window.target(), "schedule.story", JTextArea.class);
        return execute(() -> told.getText().lines().toList());
    }

    private ScheduleView schedule() {
        return robot.finder().findByName(window.target(), "schedule", ScheduleView.class);
    }

    private String said() {
        return execute(() -> window.label("progress.text").target().getText());
    }

    private String tab() {
        robot.waitForIdle();
        return execute(() -> window.tabbedPane("tabs").target().getTitleAt(window.tabbedPane("tabs").target().getSelectedIndex()));
    }

    private int line() {
        robot.waitForIdle();
        JTextArea source = robot.finder().findByName(window.target(), "source.text", JTextArea.class);
        return execute(() -> source.getLineOfOffset(source.getCaretPosition()) + 1);
    }

    private void press(int... keys) {
        for (int key : keys) {
            robot.pressKey(key);
        }
        for (int i = keys.length - 1; i >= 0; i--) {
            robot.releaseKey(keys[i]);
        }
        robot.waitForIdle();
    }

    private void save(String name) {
        robot.waitForIdle();
        try {
            Rectangle all = execute(() -> new Rectangle(window.target().getLocationOnScreen(), window.target().getSize()));
            ImageIO.write(new java.awt.Robot().createScreenCapture(all), "png", images.resolve("window-" + name + ".png").toFile());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> files(Path folder) throws Exception {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).map(file -> folder.relativize(file).toString().replace(File.separatorChar, '/'))
                    .sorted().toList();
        }
    }

    private static void until(String what, Callable<Boolean> done) {
        Pause.pause(new Condition(what) {
            @Override
            public boolean test() {
                try {
                    return done.call();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }
        }, PATIENCE);
    }

    private static void say(String what, Object value) {
        System.out.println(what + ": " + value);
    }
}
