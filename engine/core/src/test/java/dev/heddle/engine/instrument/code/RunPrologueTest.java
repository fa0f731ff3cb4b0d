package dev.heddle.engine.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.instrument.RecordingController;
import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.programs.Visited;
import org.junit.jupiter.api.Test;

class RunPrologueTest {

    private final Woven program = Woven.with(Visited.class, (out, className, method) -> method.name.equals("run")
            ? new RunPrologue(out)
            : out);

    /** A thread that is not managed yet runs itself; that of another object, or of one that has the turn, is a call. */
    @Test
    void onlyAThreadThatRunsItselfIsTold() throws Exception {
        RecordingController controller = new RecordingController();
        Hooks.install(controller);
        try {
            Thread thread = (Thread) program.call("thread");
            thread.start();
            thread.join();
            program.call("runs");
        } finally {
            Hooks.install(null);
        }
        assertThat(controller.events()).containsExactly("entered thread");
    }
}
