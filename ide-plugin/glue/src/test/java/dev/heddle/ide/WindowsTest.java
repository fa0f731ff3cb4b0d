package dev.heddle.ide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.intellij.openapi.project.Project;
import dev.heddle.ide.results.Known;
import dev.heddle.ide.run.ExploreOptions;
import dev.heddle.ide.settings.HeddleConfigurable;
import dev.heddle.ide.settings.HeddleSettings;
import dev.heddle.ide.settings.OptionsPanel;
import dev.heddle.ide.toolwindow.ResultsPanel;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JSpinner;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.UIManager;
import javax.swing.plaf.ColorUIResource;
import javax.swing.plaf.metal.MetalLookAndFeel;
import javax.swing.plaf.metal.OceanTheme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The plugin's own panels, painted in light and dark. {@code -Dheddle.pictures=FOLDER} keeps the pictures. */
class WindowsTest {

    /** As the look and feel of Java has it, with colours turned round. */
    private static final class Dark extends OceanTheme {
        @Override
        public ColorUIResource getControl() {
            return new ColorUIResource(0x2B2D30);
        }

        @Override
        public ColorUIResource getControlTextColor() {
            return new ColorUIResource(0xDFE1E5);
        }

        @Override
        public ColorUIResource getWindowBackground() {
            return new ColorUIResource(0x1E1F22);
        }

        @Override
        public ColorUIResource getUserTextColor() {
            return new ColorUIResource(0xDFE1E5);
        }

        @Override
        public ColorUIResource getSystemTextColor() {
            return new ColorUIResource(0xDFE1E5);
        }
    }

    private static void look(String theme) throws Exception {
        MetalLookAndFeel.setCurrentTheme(theme.equals("dark") ? new Dark() : new OceanTheme());
        UIManager.setLookAndFeel(new MetalLookAndFeel());
        // Buttons of this look and feel shine, whatever the theme.
        UIManager.put("Button.gradient", null);
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
        ExploreOptions chosen = new ExploreOptions("pcb", 2, 30, 500, 3, true, "Account.java:42");
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
        HeddleConfigurable page = new HeddleConfigurable(project);
        JComponent component = page.createComponent();
        assertThat(page.isModified()).isFalse();
        find(component, JSpinner.class).get(0).setValue(7);
        assertThat(page.isModified()).isTrue();
        page.apply();
        assertThat(settings.options().bound()).isEqualTo(7);
        assertThat(page.isModified()).isFalse();
        find(component, JButton.class).stream()
                .filter(button -> "Restore Defaults".equals(button.getText()))
                .forEach(JButton::doClick);
        assertThat(page.isModified()).isTrue();
        page.apply();
        assertThat(settings.options()).isEqualTo(ExploreOptions.DEFAULT);
        paint(component, new Dimension(640, 340), "settings-" + theme);
        allIsNamedAndInside(component);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void theToolWindowSaysWhatToDoAndThenWhatWasFound(String theme) throws Exception {
        look(theme);
        List<String> heard = new ArrayList<>();
        ResultsPanel panel = new ResultsPanel(violation -> heard.add(violation.id()));
        panel.show(List.of());
        assertThat(find(panel, JLabel.class)).anyMatch(label -> label.isVisible()
                && label.getText().contains("Explore Interleavings"));
        Set<Integer> empty = paint(panel, new Dimension(900, 300), "empty-" + theme);
        panel.show(List.of(
                new Known(SampleViolations.assertion("Hits", "Hits.java", 18), 1),
                new Known(SampleViolations.deadlock("Locks", "Locks.java", 3, 4), 2)));
        assertThat(panel.selected().id()).isEqualTo("v1");
        find(panel, JList.class).get(0).setSelectedIndex(1);
        assertThat(heard).containsExactly("v1", "v2");
        String details = find(panel, JTextArea.class).get(0).getText();
        assertThat(details).startsWith("deadlock").contains("in thread first at Locks.java:3");
        panel.select(SampleViolations.assertion("Hits", "Hits.java", 18));
        assertThat(find(panel, JTextArea.class).get(0).getText()).contains("hits", "expected: <2> but was: <1>");
        assertThat(paint(panel, new Dimension(900, 300), "results-" + theme)).isNotEqualTo(empty);
    }

    /** Paints without a screen; gives the colours that there are, and keeps the picture where that is asked for. */
    private static Set<Integer> paint(JComponent component, Dimension size, String name) throws IOException {
        component.setSize(size);
        layOut(component);
        BufferedImage image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        component.printAll(graphics);
        graphics.dispose();
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
            File file = Files.createDirectories(Path.of(folder)).resolve(name + ".png").toFile();
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
