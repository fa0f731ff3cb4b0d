package dev.heddle.ui;

import dev.heddle.engine.export.IssueText;
import dev.heddle.engine.export.PerfettoTrace;
import dev.heddle.engine.export.RegressionTest;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import java.awt.GridLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JPanel;

/** Buttons that take the violation in sight elsewhere: into an issue, a regression test, a viewer of traces. */
public final class ShareView extends JPanel {

    private static final long serialVersionUID = 1L;

    private final JButton issue = new JButton("Copy for an issue");
    private final JButton test = new JButton("Save as a test…");
    private final JButton perfetto = new JButton("Save for Perfetto…");
    private final transient Function<SourceLocation, String> sources;
    private final transient Consumer<String> said;
    private transient Result result;
    private transient Violation violation;

    /**
     * @param sources gives the text of a source line, or null
     * @param said is told in one sentence what became of it
     */
    public ShareView(Function<SourceLocation, String> sources, Consumer<String> said) {
        super(new GridLayout(1, 0, 6, 0));
        setBorder(BorderFactory.createEmptyBorder(4, 4, 4, 4));
        this.sources = sources;
        this.said = said;
        setName("share");
        button(issue, "share.issue", 'I', "The find as Markdown, on the clipboard", this::copyIssue);
        button(test, "share.test", 'G', "A JUnit 5 test that fails while the bug is there, in the project that is chosen", () -> {
            JFileChooser chooser = new JFileChooser();
            chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
            chosen(chooser, this::saveTest);
        });
        button(perfetto, "share.perfetto", 'F', "The schedule as a trace that ui.perfetto.dev opens",
                () -> chosen(new JFileChooser(), this::savePerfetto));
        show(null, null);
    }

    private void button(JButton button, String name, char mnemonic, String tip, Runnable action) {
        button.setName(name);
        button.setMnemonic(mnemonic);
        button.setToolTipText(tip);
        button.addActionListener(e -> action.run());
        add(button);
    }

    /** Shares this violation of a result from now on; null for none. */
    public void show(Result newResult, Violation newViolation) {
        result = newResult;
        violation = newViolation;
        for (JButton button : List.of(issue, perfetto)) {
            button.setEnabled(violation != null);
        }
        test.setEnabled(violation != null && violation.schedule() != null);
    }

    private void copyIssue() {
        Toolkit.getDefaultToolkit().getSystemClipboard()
                .setContents(new StringSelection(IssueText.of(result, violation, sources)), null);
        said.accept("Copied as text for an issue.");
    }

    /** What is done with the file that was chosen. */
    private interface Saving {
        Path to(Path file) throws IOException;
    }

    private void chosen(JFileChooser chooser, Saving saving) {
        if (chooser.showSaveDialog(this) != JFileChooser.APPROVE_OPTION) {
            return;
        }
        try {
            said.accept("Saved " + saving.to(chooser.getSelectedFile().toPath()) + ".");
        } catch (IOException | RuntimeException e) {
            said.accept("Not saved: " + (e.getMessage() == null ? e : e.getMessage()));
        }
    }

    Path saveTest(Path folder) throws IOException {
        Schedule schedule = Json.read(Files.readString(Path.of(violation.schedule())), Schedule.class);
        return RegressionTest.of(violation, schedule).write(folder);
    }

    Path savePerfetto(Path file) throws IOException {
        return Files.writeString(file, PerfettoTrace.of(result.target(), violation));
    }
}
