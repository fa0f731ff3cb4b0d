package dev.heddle.bench.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RatedProgramTest {

    @ParameterizedTest
    @EnumSource
    void runsToItsEndAndStartsAsManyThreadsAsItSays(RatedProgram program) throws Exception {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getTotalStartedThreadCount();
        program.body().run();
        assertThat(threads.getTotalStartedThreadCount() - before).isEqualTo(program.threads());
    }

    @ParameterizedTest
    @EnumSource
    void hasAMainMethodThatATargetCanName(RatedProgram program) throws Exception {
        assertThat(Class.forName(program.className()).getMethod("main", String[].class).getReturnType())
                .isEqualTo(void.class);
    }

    @Test
    void theLargeOnesHoldOnPlatformThreadsToo() throws Exception {
        ManyThreads.run();
        LongRun.run();
    }
}
