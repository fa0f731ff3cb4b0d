package dev.heddle.ide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.mockStatic;
import static org.mockito.Mockito.when;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.intellij.openapi.application.Application;
import com.intellij.openapi.application.ApplicationManager;
import com.intellij.openapi.project.Project;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import dev.heddle.ide.results.Known;
import dev.heddle.ide.results.SearchProgress;
import dev.heddle.ide.settings.SearchOptions;
import dev.heddle.ide.settings.EngineSettings;
import dev.heddle.ide.settings.HeddleConfigurable;
import dev.heddle.ide.settings.HeddleSettings;
import dev.heddle.ide.settings.OptionsPanel;
import dev.heddle.ide.toolwindow.ResultsPanel;
import dev.heddle.ui.Host;
import dev.heddle.ui.ScheduleView;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JSpinner;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockito.MockedStatic;

/** The plugin's own panels, painted in light and dark. {@code -Dheddle.pictures=FOLDER} keeps the pictures. */
class WindowsTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root"));

    private static void look(String theme) throws Exception {
        UIManager.setLookAndFeel(theme.equals("dark") ? new FlatDarkLaf() : new FlatLightLaf());
    }

    @AfterEach
    void lightAgain() throws Exception {
        look("light");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void theChooserShowsWhatIsChosen(String theme) throws Exception {
        look(theme);
        OptionsPanel panel = new OptionsPanel();
        SearchOptions chosen = new SearchOptions("pcb", 2, 30, 500, 3, true, "Account.java:42");
        panel.reset(chosen);
        assertThat(panel.options()).isEqualTo(chosen);
        paint(panel, panel.getPreferredSize(), "chooser-" + theme);
        allIsNamedAndInside(panel);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void theSettingsPageTakesAndGivesBack(String theme) throws Exception {
        look(theme);
        Project project = mock(Project.class);
        HeddleSettings settings = new HeddleSettings();
        when(project.getService(HeddleSettings.class)).thenReturn(settings);
        EngineSettings engine = new EngineSettings();
        Application application = mock(Application.class);
        when(application.getService(EngineSettings.class)).thenReturn(engine);
        try (MockedStatic<ApplicationManager> statics = mockStatic(ApplicationManager.class)) {
            statics.when(ApplicationManager::getApplication).thenReturn(application);
            goThroughTheSettings(theme, project, settings, engine);
        }
    }

    private static void goThroughTheSettings(
            String theme, Project project, HeddleSettings settings, EngineSettings engine) throws Exception {
        HeddleConfigurable page = new HeddleConfigurable(project);
        JComponent component = page.createComponent();
        assertThat(page.isModified()).isFalse();
        find(component, JSpinner.class).get(0).setValue(7);
        assertThat(page.isModified()).isTrue();
        page.apply();
        assertThat(settings.options().bound()).isEqualTo(7);
        assertThat(page.isModified()).isFalse();
        JTextField jvm = find(component, JTextField.class).stream()
                .filter(field -> "JVM of the engine:".equals(field.getAccessibleContext().getAccessibleName()))
                .findFirst().orElseThrow();
        jvm.setText(System.getProperty("java.home"));
        assertThat(page.isModified()).isTrue();
        page.apply();
        assertThat(engine.getState().jvm).isEqualTo(System.getProperty("java.home"));
        assertThat(page.isModified()).isFalse();
        find(component, JButton.class).stream()
                .filter(button -> "Restore Defaults".equals(button.getText()))
                .forEach(JButton::doClick);
        assertThat(page.isModified()).isTrue();
        page.apply();
        assertThat(settings.options()).isEqualTo(SearchOptions.DEFAULT);
        assertThat(engine.getState().jvm).isEmpty();
        paint(component, new Dimension(640, 370), "settings-" + theme);
        allIsNamedAndInside(component);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void theToolWindowSaysWhatToDoAndThenWhatWasFound(String theme) throws Exception {
        look(theme);
        List<String> heard = new ArrayList<>();
        List<SourceLocation> opened = new ArrayList<>();
        ResultsPanel panel = new ResultsPanel(host(opened), violation -> null);
        panel.listen(new ResultsPanel.Listener() {
            @Override
            public void selected(Violation violation) {
                heard.add(violation.id());
            }

            @Override
            public void atStep(Violation violation, int number) {
                heard.add(violation.id() + " step " + number);
            }
        });
        panel.show(List.of());
        assertThat(find(panel, JLabel.class)).anyMatch(label -> label.isVisible()
                && label.getText().contains("Explore Interleavings"));
        Set<Integer> empty = paint(panel, new Dimension(1000, 360), "empty-" + theme);
        panel.show(List.of(
                new Known(SampleViolations.assertion("Hits", "Hits.java", 18), 1, "dpor"),
                new Known(SampleViolations.deadlock("Locks", "Locks.java", 3, 4), 2, "pcb")));
        assertThat(panel.selected().id()).isEqualTo("v1");
        assertThat(heard).as("what the user selected").isEmpty();
        ScheduleView schedule = find(panel, ScheduleView.class).get(0);
        schedule.goToStep(2);
        assertThat(heard).containsExactly("v1 step 2");
        assertThat(opened).extracting(SourceLocation::shortForm).containsExactly("Hits.java:18");
        JTable table = find(panel, JTable.class).get(0);
        assertThat(table.getRowCount()).isEqualTo(2);
        assertThat(IntStream.range(0, table.getColumnCount()).mapToObj(table::getColumnName))
                .containsExactly("Kind", "Place", "Message", "Test");
        table.setRowSelectionInterval(1, 1);
        assertThat(heard).containsExactly("v1 step 2", "v2");
        assertThat(panel.selected().id()).isEqualTo("v2");
        panel.caretMoved(new SourceLocation("Hits", "", "Hits.java", 18));
        assertThat(panel.selected().id()).as("violation of the line where the caret is").isEqualTo("v1");
        assertThat(panel.selectedStep()).isEqualTo(2);
        panel.progress(new SearchProgress("Hits#counts", "searching", 1200, 600, 2000, 0.4, () -> heard.add("cancel")));
        find(panel, JButton.class).stream().filter(button -> "progress.cancel".equals(button.getName()))
                .forEach(JButton::doClick);
        assertThat(heard).endsWith("cancel");
        assertThat(paint(panel, new Dimension(1000, 360), "small-" + theme)).isNotEqualTo(empty);
    }

    /** What the guide shows: real finds, with what makes the sources of the demo known. */
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void realFindsAreShownWithTheirStory(String theme) throws Exception {
        look(theme);
        ResultsPanel panel = new ResultsPanel(demo(), violation -> null);
        List<Known> known = new ArrayList<>();
        for (String name : List.of("LostUpdate", "CheckThenAct", "LockOrder")) {
            Result result = Json.read(Files.readString(ROOT.resolve(
                    "engine/model/src/test/resources/dev/heddle/engine/report/demo/" + name + ".json")), Result.class);
            result.violations().forEach(each -> known.add(new Known(each, 1, result.strategy())));
        }
        panel.show(known);
        assertThat(panel.selected()).isSameAs(known.get(0).violation());
        JTable table = find(panel, JTable.class).get(0);
        assertThat(table.getSelectedRow()).as("selected row").isNotNegative();
        paint(panel, new Dimension(1300, 560), "results-" + theme);
        assertThat(table.getSelectedRow()).as("selected row").isNotNegative();
        Known deadlock = known.get(2);
        panel.select(deadlock.violation());
        assertThat(panel.selected()).isSameAs(deadlock.violation());
        assertThat(find(panel, JTabbedPane.class).get(0).isEnabledAt(2)).isTrue();
        panel.compare();
        assertThat(find(panel, JTabbedPane.class).get(0).getSelectedIndex()).isEqualTo(1);
    }

    private static Host demo() {
        return new Host() {
            @Override
            public void goTo(SourceLocation at) {
                throw new AssertionError("nobody asked for " + at);
            }

            @Override
            public String sourceLine(SourceLocation at) {
                try {
                    return Files.readAllLines(ROOT.resolve("testData/demo").resolve(at.file())).get(at.line() - 1).strip();
                } catch (IOException | IndexOutOfBoundsException e) {
                    return null;
                }
            }
        };
    }

    /** What was found later keeps what the user looks at. */
    @Test
    void aNewViolationLeavesTheSelectionWhereItIs() {
        ResultsPanel panel = new ResultsPanel(host(new ArrayList<>()), violation -> null);
        Known deadlock = new Known(SampleViolations.deadlock("Locks", "Locks.java", 3, 4), 2, "pcb");
        panel.show(List.of(deadlock));
        panel.show(List.of(deadlock, new Known(SampleViolations.assertion("Hits", "Hits.java", 18), 3, "dpor")));
        assertThat(panel.selected().id()).isEqualTo("v2");
        panel.show(List.of());
        assertThat(panel.selected()).isNull();
    }

    private static Host host(List<SourceLocation> opened) {
        return new Host() {
            @Override
            public void goTo(SourceLocation at) {
                opened.add(at);
            }

            @Override
            public String sourceLine(SourceLocation at) {
                return "assertEquals(2, hits);";
            }
        };
    }

    /** On the thread of events, as an IDE does: a screen paints components on it at the same time. */
    private static Set<Integer> paint(JComponent component, Dimension size, String name) throws Exception {
        AtomicReference<Set<Integer>> colours = new AtomicReference<>();
        AtomicReference<Throwable> failed = new AtomicReference<>();
        SwingUtilities.invokeAndWait(() -> {
            try {
                colours.set(paintNow(component, size, name));
            } catch (IOException | AssertionError e) {
                failed.set(e);
            }
        });
        assertThat(failed.get()).isNull();
        return colours.get();
    }

    /** Paints, also without a screen; gives the colours that there are, and keeps the picture where that is asked for. */
    private static Set<Integer> paintNow(JComponent component, Dimension size, String name) throws IOException {
        JFrame frame = GraphicsEnvironment.isHeadless() ? null : new JFrame();
        if (frame == null) {
            component.setSize(size);
            layOut(component);
        } else {
            // Tables have their headers in a window only.
            component.setPreferredSize(size);
            frame.setContentPane(component);
            frame.pack();
            frame.setVisible(true);
        }
        BufferedImage image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        // Not as for a printer, which shows no selection.
        component.paint(graphics);
        graphics.dispose();
        if (frame != null) {
            frame.dispose();
        }
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < size.width; x++) {
            for (int y = 0; y < size.height; y++) {
                colours.add(image.getRGB(x, y));
            }
        }
        assertThat(colours).as("colours of %s", name).hasSizeGreaterThan(1);
        int corner = image.getRGB(size.width - 20, size.height - 20) & 0xff;
        int brightness = name.endsWith("dark") ? 0xff - corner : corner;
        assertThat(brightness).as("background of %s", name).isGreaterThan(0x7f);
        String folder = System.getProperty("heddle.pictures");
        if (folder != null) {
            File file = Files.createDirectories(Path.of(folder)).resolve("ide-" + name + ".png").toFile();
            ImageIO.write(image, "png", file);
        }
        return colours;
    }

    private static void layOut(Container container) {
        container.doLayout();
        for (Component child : container.getComponents()) {
            if (child instanceof Container inner) {
                layOut(inner);
            }
        }
    }

    private static void allIsNamedAndInside(JComponent root) {
        for (Component each : find(root, Component.class)) {
            if (each instanceof JTextField || each instanceof JComboBox || each instanceof JSpinner) {
                boolean part = each.getParent() != null && each.getParent().getParent() instanceof JSpinner;
                assertThat(part || each.getAccessibleContext().getAccessibleName() != null)
                        .as("name of %s for screen readers", each).isTrue();
            }
            if (each instanceof JLabel label && label.isShowing()) {
                assertThat(label.getWidth()).isGreaterThanOrEqualTo(label.getPreferredSize().width);
            }
        }
    }

    private static <T> List<T> find(Container root, Class<T> type) {
        List<T> found = new ArrayList<>();
        for (Component child : root.getComponents()) {
            if (type.isInstance(child)) {
                found.add(type.cast(child));
            }
            if (child instanceof Container inner) {
                found.addAll(find(inner, type));
            }
        }
        return found;
    }
}
