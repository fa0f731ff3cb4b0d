package dev.heddle.engine.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.overlay.SynchronizedMethodsToBlocks;
import dev.heddle.engine.instrument.programs.Monitors;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

class SynchronizedMethodToBlockTest {

    private final Woven program = Woven.of(Monitors.class, bytes -> {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new SynchronizedMethodsToBlocks(writer, reader.getClassName()), ClassReader.EXPAND_FRAMES);
        return writer.toByteArray();
    });

    @Test
    void noMethodKeepsTheFlag() {
        assertThat(program.type().getDeclaredMethods())
                .extracting(Method::getModifiers)
                .noneMatch(Modifier::isSynchronized);
    }

    @Test
    void monitorIsHeldWhileTheMethodRunsAndNotAfterwards() throws ReflectiveOperationException {
        assertThat(program.call("holdsWhileItRuns")).isEqualTo(true);
    }

    @Test
    void resultsAndExceptionsStayTheSame() throws ReflectiveOperationException {
        program.call("synchronizedMethods");
        assertThat(program.call("sum")).isEqualTo(Woven.of(Monitors.class, bytes -> null).call("sum"));
    }
}
