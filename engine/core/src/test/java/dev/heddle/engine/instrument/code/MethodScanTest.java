package dev.heddle.engine.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.programs.Accesses;
import dev.heddle.engine.instrument.programs.Monitors;
import dev.heddle.engine.instrument.programs.Visited;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

class MethodScanTest {

    private static MethodScan scan(Class<?> type) {
        byte[] bytes = Woven.bytes(type);
        return MethodScan.of(new ClassReader(bytes), bytes);
    }

    @Test
    void methodsWithMonitorsAreFound() {
        MethodScan scan = scan(Monitors.class);

        assertThat(scan.hasMonitor("block()V")).isTrue();
        assertThat(scan.hasMonitor("<init>()V")).isFalse();
    }

    @Test
    void methodsThatReachVariablesThroughHandlesAreFound() {
        MethodScan scan = scan(Visited.class);

        assertThat(scan.hasAddressAccess("handles()V")).isTrue();
        assertThat(scan.hasAddressAccess("elements()V")).isTrue();
        assertThat(scan.hasAddressAccess("references()V")).isFalse();
    }

    @Test
    void anOrdinaryClassHasNothingToLookAtTwice() {
        MethodScan scan = scan(Accesses.class);

        assertThat(scan.hasMonitor("fields()V") || scan.hasAddressAccess("fields()V")).isFalse();
    }
}
