package dev.heddle.ui.window;

import com.google.gson.JsonObject;
import dev.heddle.engine.model.Choice;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyDescriptor;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.report.SourceFolders;
import dev.heddle.engine.story.RecordedSchedule;
import dev.heddle.ui.ChooseView;
import dev.heddle.ui.ProgressView;
import java.awt.BorderLayout;
import java.awt.Rectangle;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.event.ActionEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.TransferHandler;

/** The whole window: what is to be run above, the views of a result below, progress at the bottom. */
final class Workbench extends JPanel implements ChooseView.Chooser {

    private static final long serialVersionUID = 1L;

    private final transient SourceFolders sources;
    private final boolean dark;
    private final transient RecentResults recent;
    private final JTextField target = new JTextField(36);
    private final JTextField classPath = new JTextField(16);
    private final JComboBox<String> strategy = new JComboBox<>();
    private final JButton explore = new JButton("Explore");
    private final JButton replay = new JButton("Replay");
    private final JButton byHand = new JButton("Choose by hand");
    private final ProgressView progress = new ProgressView(this::cancel);
    private final transient Path folder;
    private ResultPanel panel;
    private transient CommandRun running;
    /** The schedule that is chosen from, in a file of its own; null while nobody chooses. */
    private transient Path chosen;

    Workbench(SourceFolders sources, boolean dark, RecentResults recent) throws IOException {
        super(new BorderLayout());
        this.sources = sources;
        this.dark = dark;
        this.recent = recent;
        folder = Files.createTempDirectory("heddle-view");
        add(bar(), BorderLayout.NORTH);
        add(progress, BorderLayout.SOUTH);
        show(RecordedNothing.RESULT);
        setTransferHandler(new FileDrop());
    }

    private JPanel bar() {
        target.setName("run.target");
        target.getAccessibleContext().setAccessibleName("What to explore");
        target.setToolTipText("path/Program.java, com.acme.FooTest or com.acme.FooTest#method");
        classPath.setName("run.classPath");
        classPath.getAccessibleContext().setAccessibleName("Class path");
        strategy.setName("run.strategy");
        strategy.getAccessibleContext().setAccessibleName("Strategy");
        StrategyCatalogue.all().stream().map(StrategyDescriptor::name).forEach(strategy::addItem);
        button(explore, "run.explore", 'E', this::explore);
        button(replay, "run.replay", 'R', this::replay);
        button(byHand, "run.byHand", 'H', () -> choose(List.of()));
        target.addActionListener(e -> explore());
        JPanel bar = new JPanel();
        JLabel what = new JLabel("Target");
        what.setDisplayedMnemonic('T');
        what.setLabelFor(target);
        JLabel where = new JLabel("Class path");
        where.setDisplayedMnemonic('P');
        where.setLabelFor(classPath);
        for (JComponent part : List.of(what, target, where, classPath, strategy, explore, replay, byHand)) {
            bar.add(part);
        }
        return bar;
    }

    private static void button(JButton button, String name, char mnemonic, Runnable action) {
        button.setName(name);
        button.setMnemonic(mnemonic);
        button.addActionListener(e -> action.run());
    }

    JMenuBar menu(JFrame frame) {
        JMenu file = new JMenu("File");
        file.setMnemonic('F');
        item(file, "Open…", "ctrl O", () -> {
            JFileChooser chooser = new JFileChooser();
            if (chooser.showOpenDialog(frame) == JFileChooser.APPROVE_OPTION) {
                open(chooser.getSelectedFile().toPath());
            }
        });
        JMenu recents = new JMenu("Recent");
        recents.setMnemonic('R');
        recent.files().forEach(each -> item(recents, each.toString(), null, () -> open(each)));
        file.add(recents);
        item(file, "Close", "ctrl W", frame::dispose);
        JMenu view = new JMenu("View");
        view.setMnemonic('V');
        item(view, dark ? "Light" : "Dark", "ctrl shift D", () -> {
            Rectangle where = frame.getBounds();
            frame.dispose();
            ViewMain.reopen(panel.result(), sources, !dark, where);
        });
        JMenuBar menu = new JMenuBar();
        menu.add(file);
        menu.add(view);
        return menu;
    }

    private static void item(JMenu menu, String text, String stroke, Runnable action) {
        JMenuItem item = new JMenuItem(new AbstractAction(text) {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent e) {
                action.run();
            }
        });
        item.setAccelerator(stroke == null ? null : KeyStroke.getKeyStroke(stroke));
        menu.add(item);
    }

    /** Shows a result or a schedule that is in a file. */
    void open(Path file) {
        try {
            Result result = ViewMain.read(file);
            recent.add(file);
            show(result);
        } catch (IOException wrong) {
            progress.finished(wrong.getMessage());
        }
    }

    void show(Result result) {
        if (panel != null) {
            remove(panel);
        }
        chosen = null;
        panel = new ResultPanel(result, sources, dark, this, progress::said);
        if (!result.target().isEmpty() && target.getText().isEmpty()) {
            target.setText(result.target());
        }
        add(panel, BorderLayout.CENTER);
        enableRuns();
        revalidate();
        repaint();
    }

    ResultPanel panel() {
        return panel;
    }

    void explore(String what) {
        target.setText(what);
        explore();
    }

    private void explore() {
        List<String> arguments = new ArrayList<>(List.of("explore", "--events", "--all", "--strategy",
                String.valueOf(strategy.getSelectedItem())));
        if (!classPath.getText().isBlank()) {
            arguments.addAll(List.of("--cp", classPath.getText().strip()));
        }
        arguments.add(target.getText().strip());
        show(RecordedNothing.of(target.getText().strip()));
        run(arguments, this::heard);
    }

    private void replay() {
        Violation violation = panel.selected();
        if (violation != null && violation.schedule() != null) {
            run(List.of("replay", "--trust", "--events", violation.schedule()), event -> {
                if (type(event).equals("done")) {
                    Result result = Json.read(event.get("result"), Result.class);
                    progress.finished(result.violations().isEmpty() ? "Replayed: it passes now."
                            : "Replayed: " + result.violations().get(0).kind().label() + " again.");
                } else {
                    heard(event);
                }
            });
        }
    }

    @Override
    public void take(int step, String thread) {
        choose(List.of("--at", String.valueOf(step), "--thread", thread));
    }

    /** Runs the test with what was chosen, and shows what followed; {@code how} is empty to begin with. */
    private void choose(List<String> how) {
        String from = chosen != null ? chosen.toString() : panel.selected() == null ? null : panel.selected().schedule();
        if (from == null) {
            return;
        }
        Path told = folder.resolve("choices.json");
        Path next = folder.resolve(chosen != null && chosen.endsWith("a.schedule.json") ? "b.schedule.json" : "a.schedule.json");
        List<String> arguments = new ArrayList<>(List.of("choose", "--trust", "--json", told.toString(), "--save", next.toString()));
        arguments.addAll(how);
        arguments.add(from);
        start(arguments, event -> { }, printed -> {
            try {
                Chosen outcome = Json.read(Files.readString(told), Chosen.class);
                Files.delete(told);
                Result seen = RecordedSchedule.result(outcome.schedule(), next.toString());
                show(outcome.violation() == null ? seen : seen.withViolations(List.of(outcome.violation().withId("v1"))));
                chosen = next;
                panel.showChoices(outcome.choices());
                progress.finished(outcome.violation() == null ? "By hand: it passes." : "By hand: it fails.");
            } catch (IOException e) {
                progress.finished(printed.isBlank() ? e.getMessage() : printed.strip());
            }
        });
    }

    /** What {@code heddle choose --json} writes. */
    private record Chosen(Schedule schedule, Violation violation, List<Choice> choices) {}

    @Override
    public void save() {
        JFileChooser chooser = new JFileChooser();
        if (chosen != null && chooser.showSaveDialog(this) == JFileChooser.APPROVE_OPTION) {
            try {
                Files.copy(chosen, chooser.getSelectedFile().toPath(), StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
                progress.finished("not saved: " + e.getMessage());
            }
        }
    }

    private static String type(JsonObject event) {
        return event.get("type").getAsString();
    }

    private void heard(JsonObject event) {
        switch (type(event)) {
            case "progress" -> {
                progress.show(state(event));
                panel.grew(event.get("executions").getAsLong(), event.get("violations").getAsLong());
            }
            case "violation" -> panel.add(Json.read(event.get("violation"), Violation.class),
                    String.valueOf(strategy.getSelectedItem()));
            case "done" -> {
                Result result = Json.read(event.get("result"), Result.class);
                panel.finished(result);
                progress.finished(String.format("%,d executions, %d violations, %s", result.executions(),
                        result.violations().size(), result.complete() ? "complete: " + result.bound() : "not complete"));
            }
            default -> { }
        }
    }

    private static ProgressView.State state(JsonObject event) {
        long elapsed = event.get("elapsedMillis").getAsLong();
        long limit = event.get("limitMillis").getAsLong();
        String phase = event.has("phase") ? event.get("phase").getAsString() : "searching";
        return new ProgressView.State(event.get("test").getAsString(), phase,
                event.get("executions").getAsLong(), event.get("perSecond").getAsDouble(), elapsed,
                limit > 0 ? (double) elapsed / limit : -1);
    }

    private void run(List<String> arguments, Consumer<JsonObject> onEvent) {
        start(arguments, onEvent, printed -> {
            if (!printed.isBlank()) {
                progress.finished(printed.strip().lines().reduce((first, last) -> last).orElse(""));
            }
        });
    }

    private void start(List<String> arguments, Consumer<JsonObject> onEvent, Consumer<String> onEnd) {
        if (running != null && running.isAlive()) {
            return;
        }
        try {
            progress.show(new ProgressView.State(arguments.get(0), "starting", 0, 0, 0, -1));
            running = CommandRun.start(arguments, onEvent, printed -> {
                onEnd.accept(printed);
                running = null;
                enableRuns();
            });
            enableRuns();
        } catch (IOException e) {
            progress.finished("the engine cannot be started: " + e.getMessage());
        }
    }

    private void enableRuns() {
        boolean idle = running == null;
        explore.setEnabled(idle);
        boolean hasSchedule = panel.selected() != null && panel.selected().schedule() != null;
        replay.setEnabled(idle && hasSchedule);
        byHand.setEnabled(idle && hasSchedule);
    }

    private void cancel() {
        if (running != null) {
            running.cancel();
        }
    }

    /** A file that is dropped is opened. */
    private final class FileDrop extends TransferHandler {

        private static final long serialVersionUID = 1L;

        @Override
        public boolean canImport(TransferSupport support) {
            return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
        }

        @Override
        public boolean importData(TransferSupport support) {
            try {
                for (Object file : (List<?>) support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor)) {
                    open(((File) file).toPath());
                }
                return true;
            } catch (UnsupportedFlavorException | IOException e) {
                progress.finished("what was dropped cannot be read: " + e.getMessage());
                return false;
            }
        }
    }
}
