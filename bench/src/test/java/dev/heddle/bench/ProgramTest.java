package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.bench.program.LongRun;
import dev.heddle.bench.program.ManyThreads;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProgramTest {

    @ParameterizedTest
    @EnumSource
    void runsToItsEndAndStartsAsManyThreadsAsItSays(Program program) throws Exception {
        long before = ManagementFactory.getThreadMXBean().getTotalStartedThreadCount();
        program.body().run();
        assertThat(ManagementFactory.getThreadMXBean().getTotalStartedThreadCount() - before).isEqualTo(program.threads());
    }

    @ParameterizedTest
    @EnumSource
    void hasAMainMethodThatATargetCanName(Program program) throws Exception {
        assertThat(Class.forName(program.className()).getMethod("main", String[].class).getReturnType()).isEqualTo(void.class);
    }

    @Test
    void theLargeOnesHoldOnPlatformThreadsToo() throws Exception {
        ManyThreads.run();
        LongRun.run();
    }
}
