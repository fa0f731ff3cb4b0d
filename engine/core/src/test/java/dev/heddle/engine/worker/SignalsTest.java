package dev.heddle.engine.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sun.misc.Signal;
import sun.misc.SignalHandler;

class SignalsTest {

    /** The other one, Ctrl-C, does not reach a process that was started in the background. */
    private static final Signal TERM = new Signal("TERM");

    private SignalHandler before;

    @BeforeEach
    void keepHandler() {
        before = Signal.handle(TERM, SignalHandler.SIG_DFL);
    }

    @AfterEach
    void putHandlerBack() {
        Signal.handle(TERM, before);
    }

    @Test
    void aRequestIsNotLostThatComesBeforeThereIsAnythingToStop() throws Exception {
        Signals interrupts = Signals.noted();

        Signal.raise(TERM);
        CountDownLatch stopped = new CountDownLatch(1);
        interrupts.then(stopped::countDown);

        assertThat(stopped.await(1, TimeUnit.MINUTES)).isTrue();
    }

    @Test
    void withoutARequestNothingIsStopped() {
        CountDownLatch stopped = new CountDownLatch(1);

        Signals.noted().then(stopped::countDown);

        assertThat(stopped.getCount()).isEqualTo(1);
    }
}
