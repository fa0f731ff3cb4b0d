package dev.heddle.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WorkerRunTest {

    /** There is no plan to start a worker from: it would fail. */
    @Test
    void startsNoWorkerOnceItIsStopped() throws Exception {
        WorkerRun run = new WorkerRun(null, null, new FreshConfirmation(new TimeLimit(0), null), new TimeLimit(0), null, null, violation -> { });

        run.stop();

        assertThat(run.run()).isEmpty();
    }
}
