package dev.heddle.engine.instrument.access;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

class CoverageProbesTest {

    private static final int LOCAL = 3;

    private final CoverageProbes probes = new CoverageProbes();

    private void keepArray() {
        probes.visitMethodInsn("$jacocoInit");
        probes.visitVarInsn(Opcodes.ASTORE, LOCAL);
    }

    private boolean store(int local, int value) {
        probes.visitVarInsn(Opcodes.ALOAD, local);
        probes.visitInsn(Opcodes.ICONST_2);
        probes.visitInsn(value);
        return probes.isStore(Opcodes.BASTORE);
    }

    @Test
    void aProbeIsMarkedByStoringTrueIntoTheArray() {
        keepArray();

        assertThat(store(LOCAL, Opcodes.ICONST_1)).isTrue();
    }

    @Test
    void whatTheProgramStoresIsNoProbe() {
        assertThat(store(LOCAL, Opcodes.ICONST_1)).as("before there is an array").isFalse();
        keepArray();
        assertThat(store(LOCAL + 1, Opcodes.ICONST_1)).as("another array").isFalse();
        assertThat(store(LOCAL, Opcodes.ICONST_0)).as("false").isFalse();
    }
}
