package dev.heddle.engine.instrument.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.instrument.plan.Treatment;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

class FramelessClassTest {

    private static final String CONDITION = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";

    /** A stack that is said to be too small crashes the JVM when the garbage collector looks at a frame of it. */
    @Test
    void theStackIsDeepEnoughWhereTheJvmHasKeptNoFrames() throws IOException {
        ClassNode before = read(withoutFrames());
        ClassNode after = read(new Instrumenter().transform(null, CONDITION, Treatment.FULL, true, withoutFrames()));
        assertThat(after.version).isEqualTo(before.version);
        for (int i = 0; i < before.methods.size(); i++) {
            assertThat(after.methods.get(i).maxStack)
                    .as(before.methods.get(i).name)
                    .isGreaterThanOrEqualTo(before.methods.get(i).maxStack);
        }
    }

    private static byte[] withoutFrames() throws IOException {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(CONDITION + ".class")) {
            ClassWriter writer = new ClassWriter(0);
            new ClassReader(in.readAllBytes()).accept(writer, ClassReader.SKIP_FRAMES);
            return writer.toByteArray();
        }
    }

    private static ClassNode read(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
        return node;
    }
}
