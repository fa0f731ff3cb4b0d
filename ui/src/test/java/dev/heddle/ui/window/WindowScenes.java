package dev.heddle.ui.window;

import dev.heddle.engine.model.Choice;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.report.SourceFolders;
import dev.heddle.ui.ChooseView;
import dev.heddle.ui.DeadlockView;
import dev.heddle.ui.ProgressView;
import dev.heddle.ui.ScheduleView;
import dev.heddle.ui.ViolationsView;
import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/** Opens real windows on a display, works in them with keys, and prints what came of it, one line for each scene. */
final class WindowScenes {

    private static final String DEMO_RESULTS = "engine/model/src/test/resources/dev/heddle/engine/report/demo";
    private static final List<String> DEMO = List.of("LostUpdate", "LockOrder", "WaitWithIf", "CheckThenAct", "Overdrawn");
    private static final List<String> PROGRAMS = List.of("ArrayListOfTwoThreads", "ConcurrentLinkedQueuePeekThenPoll", "LostNotify",
            "NeverUnlocked", "PublishedTooEarly");

    private final Path programs;
    private final Path images;
    private final Robot robot;

    private WindowScenes(Path programs, Path images) throws Exception {
        this.programs = programs;
        this.images = images;
        robot = new Robot();
        robot.setAutoDelay(40);
    }

    /** @param args the root of the project, the folder of the results, and that for the images */
    public static void main(String[] args) throws Exception {
        Path testData = Path.of(args[0], "testData");
        WindowScenes scenes = new WindowScenes(testData.resolve("programs"), Path.of(args[2]));
        Path results = Path.of(args[1]);
        scenes.lostUpdate(read(results, "PlainIncrement"), false);
        scenes.lostUpdate(read(results, "PlainIncrement"), true);
        scenes.deadlock(read(results, "LockOrderDeadlock"), false);
        scenes.deadlock(read(results, "LockOrderDeadlock"), true);
        for (String name : DEMO) {
            scenes.story(name, Path.of(args[0], DEMO_RESULTS), testData.resolve("demo"));
        }
        for (String name : PROGRAMS) {
            scenes.story(name, results, scenes.programs);
        }
        scenes.byHand();
        scenes.cancel();
        scenes.theme(read(results, "PlainIncrement"));
        System.exit(0);
    }

    private static Result read(Path folder, String name) throws IOException {
        Result result = Json.read(Files.readString(folder.resolve(name + ".json")), Result.class);
        Violation violation = result.violations().get(0);
        return result.withViolations(List.of(violation.withSchedule(folder.resolve(violation.schedule()).toString())));
    }

    /** A find as its reader first sees it, for the guide. */
    private void story(String name, Path results, Path sources) throws Exception {
        Result result = read(results, name);
        JFrame frame = onSwing(() -> ViewMain.open(result, new SourceFolders(List.of(sources)), false));
        onSwing(() -> {
            frame.setBounds(0, 0, 1400, 700);
            return null;
        });
        say(name, onSwing(() -> find(frame, JTextArea.class, "schedule.story").getText().lines().findFirst().orElse("")));
        save(frame, "story-" + name, false);
        onSwing(() -> {
            frame.dispose();
            return null;
        });
    }

    private void lostUpdate(Result result, boolean dark) throws Exception {
        JFrame frame = open(result, dark);
        ScheduleView schedule = find(frame, ScheduleView.class, "schedule");
        JTextArea source = find(frame, JTextArea.class, "source.text");
        Component lanes = find(frame, Component.class, "schedule.lanes");
        say("rows of violations", onSwing(() -> find(frame, ViolationsView.class, "violations").count()));
        say("first step shown", onSwing(schedule::selectedStep));
        save(frame, "schedule", dark);
        onSwing(lanes::requestFocusInWindow);
        robot.waitForIdle();
        press(KeyEvent.VK_HOME);
        press(KeyEvent.VK_DOWN);
        say("step after Home and Down", onSwing(schedule::selectedStep));
        say("line of the caret in the source", onSwing(() -> source.getLineOfOffset(source.getCaretPosition()) + 1));
        onSwing(() -> {
            schedule.goToStep(result.violations().get(0).deciding().get(0));
            return null;
        });
        press(KeyEvent.VK_ALT, KeyEvent.VK_DOWN);
        say("next step of the same field", onSwing(schedule::selectedStep));
        press(KeyEvent.VK_CONTROL, KeyEvent.VK_DOWN);
        say("next step of the same thread", onSwing(schedule::selectedStep));
        onSwing(() -> {
            source.setCaretPosition(source.getLineStartOffset(20));
            return null;
        });
        robot.waitForIdle();
        say("step of the line where the caret was put", onSwing(schedule::selectedStep));
        onSwing(() -> {
            ((Workbench) frame.getContentPane()).panel().tabs().setSelectedIndex(1);
            return null;
        });
        save(frame, "comparison", dark);
        onSwing(() -> {
            find(frame, ViolationsView.class, "violations").filter("no such thing");
            return null;
        });
        say("rows under a filter that nothing matches", onSwing(() -> find(frame, ViolationsView.class, "violations").count()));
        onSwing(() -> {
            frame.dispose();
            return null;
        });
    }

    private void deadlock(Result result, boolean dark) throws Exception {
        JFrame frame = open(result, dark);
        onSwing(() -> {
            ((Workbench) frame.getContentPane()).panel().tabs().setSelectedIndex(2);
            return null;
        });
        DeadlockView view = find(frame, DeadlockView.class, "deadlock");
        JTextArea source = find(frame, JTextArea.class, "source.text");
        onSwing(view::requestFocusInWindow);
        robot.waitForIdle();
        press(KeyEvent.VK_RIGHT);
        say("first arrow of the circle", onSwing(() -> view.getAccessibleContext().getAccessibleDescription()));
        press(KeyEvent.VK_RIGHT);
        press(KeyEvent.VK_RIGHT);
        press(KeyEvent.VK_ENTER);
        say("line that took the lock", onSwing(() -> source.getLineOfOffset(source.getCaretPosition()) + 1));
        save(frame, "deadlock", dark);
        onSwing(() -> {
            frame.dispose();
            return null;
        });
    }

    private void byHand() throws Exception {
        List<String> taken = new ArrayList<>();
        ChooseView view = onSwing(() -> new ChooseView(new ChooseView.Chooser() {
            @Override
            public void take(int step, String thread) {
                taken.add(thread + " at step " + step);
            }

            @Override
            public void save() {
                taken.add("saved");
            }
        }));
        JFrame frame = show(view);
        onSwing(() -> {
            view.show(List.of(new Choice(3, 0, List.of(new Choice.Option(1, "first", "begin", null),
                    new Choice.Option(2, "second", "begin", null))), new Choice(5, 1, List.of(
                    new Choice.Option(1, "first", "write", new Step(5, "first", "write", "hits", null, "1", null)),
                    new Choice.Option(2, "second", "read", null)))));
            view.showStep(6);
            return null;
        });
        JList<?> threads = find(frame, JList.class, "choose.threads");
        onSwing(threads::requestFocusInWindow);
        robot.waitForIdle();
        say("who could go on", onSwing(() -> threads.getModel().getElementAt(0) + " | " + threads.getModel().getElementAt(1)));
        press(KeyEvent.VK_DOWN);
        press(KeyEvent.VK_ENTER);
        press(KeyEvent.VK_ALT, KeyEvent.VK_A);
        say("taken by hand", taken);
        onSwing(() -> {
            frame.dispose();
            return null;
        });
    }

    private void cancel() throws Exception {
        List<String> heard = new ArrayList<>();
        ProgressView view = onSwing(() -> new ProgressView(() -> heard.add("cancelled")));
        JFrame frame = show(view);
        onSwing(() -> {
            view.show(new ProgressView.State("FooTest#bar", "searching", 1_000, 500, 2_000, 0.5));
            return null;
        });
        press(KeyEvent.VK_ALT, KeyEvent.VK_L);
        say("after the key of Cancel", heard);
        onSwing(() -> {
            frame.dispose();
            return null;
        });
    }

    private void theme(Result result) throws Exception {
        JFrame frame = open(result, false);
        Component lanes = find(frame, Component.class, "schedule.lanes");
        onSwing(lanes::requestFocusInWindow);
        robot.waitForIdle();
        press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_D);
        robot.delay(500);
        say("look after the key of the theme", onSwing(() -> UIManager.getLookAndFeel().getName()));
        say("windows in sight", onSwing(() -> Stream.of(Frame.getFrames()).filter(Frame::isVisible).count()));
    }

    private JFrame show(JComponent view) throws Exception {
        JFrame frame = onSwing(() -> {
            JFrame made = new JFrame();
            made.setContentPane(view);
            made.setBounds(0, 0, 700, 300);
            made.setVisible(true);
            return made;
        });
        robot.waitForIdle();
        robot.delay(300);
        return frame;
    }

    private JFrame open(Result result, boolean dark) throws Exception {
        JFrame frame = onSwing(() -> ViewMain.open(result, new SourceFolders(List.of(programs)), dark));
        onSwing(() -> {
            frame.setBounds(0, 0, 1500, 900);
            return null;
        });
        robot.waitForIdle();
        return frame;
    }

    private void save(JFrame frame, String name, boolean dark) throws Exception {
        robot.waitForIdle();
        robot.delay(400);
        Rectangle all = onSwing(() -> new Rectangle(frame.getContentPane().getLocationOnScreen(),
                frame.getContentPane().getSize()));
        Path file = images.resolve(name + (dark ? "-dark" : "-light") + ".png");
        ImageIO.write(robot.createScreenCapture(all), "png", file.toFile());
    }

    private void press(int... keys) {
        for (int key : keys) {
            robot.keyPress(key);
        }
        for (int i = keys.length - 1; i >= 0; i--) {
            robot.keyRelease(keys[i]);
        }
        robot.waitForIdle();
    }

    private static void say(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    private static <T> T onSwing(Callable<T> action) throws Exception {
        FutureTask<T> task = new FutureTask<>(action);
        SwingUtilities.invokeAndWait(task);
        return task.get();
    }

    private static <T extends Component> T find(Container from, Class<T> type, String name) {
        for (Component child : from.getComponents()) {
            if (type.isInstance(child) && name.equals(child.getName())) {
                return type.cast(child);
            }
            T found = child instanceof Container container ? find(container, type, name) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
