package dev.heddle.engine.instrument.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** With {@link FewSpins}, which has the same purpose. */
class OneProcessorTest {

    private static final String EXCHANGER = "java/util/concurrent/Exchanger";

    private final MethodNode out = new MethodNode();

    private int[] opcodes() {
        int[] all = new int[out.instructions.size()];
        for (AbstractInsnNode each : out.instructions) {
            all[out.instructions.indexOf(each)] = each.getOpcode();
        }
        return all;
    }

    private void askForProcessors(MethodVisitor visitor) {
        visitor.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Runtime", "availableProcessors", "()I", false);
    }

    @Test
    void classesThatWouldSpinHearOfOneProcessor() {
        askForProcessors(OneProcessor.in(EXCHANGER, out));

        assertThat(opcodes()).containsExactly(Opcodes.POP, Opcodes.ICONST_1);
    }

    @Test
    void othersHearHowManyThereAre() {
        assertThat(OneProcessor.in("java/util/concurrent/ForkJoinPool", out)).isSameAs(out);
        assertThat(FewSpins.in("java/util/concurrent/ForkJoinPool", out)).isSameAs(out);
    }

    @Test
    void otherCallsStay() {
        OneProcessor.in(EXCHANGER, out)
                .visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Runtime", "getRuntime", "()V", false);

        assertThat(opcodes()).containsExactly(Opcodes.INVOKESTATIC);
    }

    @Test
    void theNumberOfLooksBeforeAnExchangerBlocksIsOne() {
        MethodVisitor visitor = FewSpins.in(EXCHANGER, out);
        visitor.visitIntInsn(Opcodes.SIPUSH, 1 << 10);
        visitor.visitIntInsn(Opcodes.SIPUSH, 1000);

        assertThat(opcodes()).containsExactly(Opcodes.ICONST_1, Opcodes.SIPUSH);
    }
}
