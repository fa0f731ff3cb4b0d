package dev.heddle.ui;

import java.awt.BorderLayout;
import java.util.Locale;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;

/** How far a search has come, with a button that cancels it. */
public final class ProgressView extends JPanel {

    private static final long serialVersionUID = 1L;

    private final JLabel text = new JLabel("No search is running.");
    private final JProgressBar bar = new JProgressBar(0, 1000);
    private final JButton cancel = new JButton("Cancel");

    /**
     * Where a search stands.
     *
     * @param phase such as {@code searching} or {@code confirming}
     * @param share how much is done, from 0 to 1; negative where nobody knows
     */
    public record State(String test, String phase, long executions, double perSecond, long elapsedMillis, double share) {}

    public ProgressView(Runnable onCancel) {
        super(new BorderLayout(8, 0));
        setName("progress");
        setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
        text.setName("progress.text");
        bar.setName("progress.bar");
        bar.getAccessibleContext().setAccessibleName("Progress of the search");
        cancel.setName("progress.cancel");
        cancel.setMnemonic('L');
        cancel.setEnabled(false);
        cancel.addActionListener(e -> {
            cancel.setEnabled(false);
            text.setText("Cancelling …");
            onCancel.run();
        });
        add(text, BorderLayout.NORTH);
        add(bar, BorderLayout.CENTER);
        add(cancel, BorderLayout.EAST);
    }

    /** Shows where the search stands. */
    public void show(State state) {
        text.setText(String.format(Locale.ROOT, "%s: %s, %,d executions, %,.0f a second, %.1f s", state.test(),
                state.phase(), state.executions(), state.perSecond(), state.elapsedMillis() / 1000.0));
        bar.setIndeterminate(state.share() < 0);
        bar.setValue((int) Math.round(Math.max(0, state.share()) * bar.getMaximum()));
        cancel.setEnabled(true);
    }

    /** Shows a sentence on something else than a search; one that runs writes over it. */
    public void said(String sentence) {
        text.setText(sentence);
    }

    /** Shows that nothing runs any more, and what came of it. */
    public void finished(String outcome) {
        text.setText(outcome);
        bar.setIndeterminate(false);
        bar.setValue(bar.getMaximum());
        cancel.setEnabled(false);
    }
}
