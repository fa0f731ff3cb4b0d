package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.session.Phase;
import dev.heddle.engine.session.Progress;
import dev.heddle.engine.session.Stage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ConsoleDisplayTest {

    private static final String TERMINAL = "heddle.terminal.err";
    private static final Stage SEARCHING = new Stage(1, Phase.SEARCHING);

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final OutputOptions options = new OutputOptions();
    private final ConsoleDisplay display =
            new ConsoleDisplay(System.out, new PrintStream(err, true, StandardCharsets.UTF_8), options);

    @AfterEach
    void forgetTheTerminal() {
        System.clearProperty(TERMINAL);
    }

    @Test
    void theLineSaysExecutionsRateAndTimeLeft() {
        Progress progress = new Progress(12_345, 20_100.4, 17_500, 60_000, 0, 0);

        assertThat(ConsoleDisplay.line("com.acme.FooTest#bar", progress))
                .isEqualTo("FooTest#bar: 12,345 executions, 20,100/s, at most 43 s left");
    }

    @Test
    void theLineSaysWhatIsLeftOfOtherLimitsAndWhatWasFound() {
        Progress progress = new Progress(400, 100, 4_000, 0, 1_500, 2);

        assertThat(ConsoleDisplay.line("Main", progress))
                .isEqualTo("Main: 400 executions, 100/s, at most 1,100 executions left, 2 violations");
    }

    @Test
    void onATerminalEachLineTakesThePlaceOfTheLastAndANoteOfBoth() {
        System.setProperty(TERMINAL, "true");

        display.started(SEARCHING, "Main", 2, 3);
        display.progress(SEARCHING, "Main", new Progress(1, 1, 1_000, 2_000, 0, 0));
        display.note(SEARCHING, "look here");

        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo(
                "\r\u001b[K2/3 Main: 1 executions, 1/s, at most 1 s left\r\u001b[Kheddle: look here\n");
    }

    @Test
    void elsewhereThereIsNone() {
        display.progress(SEARCHING, "Main", new Progress(1, 1, 1_000, 2_000, 0, 0));

        assertThat(err.size()).isZero();
    }

    @Test
    void whoWantsQuietHasNoneOnATerminalEither() {
        System.setProperty(TERMINAL, "true");
        options.quiet = true;

        display.progress(SEARCHING, "Main", new Progress(1, 1, 1_000, 2_000, 0, 0));
        display.note(SEARCHING, "look here");

        assertThat(err.size()).isZero();
    }
}
