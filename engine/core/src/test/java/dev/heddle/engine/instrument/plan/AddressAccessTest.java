package dev.heddle.engine.instrument.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.bootstrap.Controller;
import dev.heddle.engine.instrument.plan.AddressAccess.Way;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.Opcodes;

class AddressAccessTest {

    private static AddressAccess unsafe(String name, String descriptor) {
        return AddressAccess.of(Opcodes.INVOKEVIRTUAL, "jdk/internal/misc/Unsafe", name, descriptor);
    }

    private static AddressAccess varHandle(String name, String descriptor) {
        return AddressAccess.of(Opcodes.INVOKEVIRTUAL, "java/lang/invoke/VarHandle", name, descriptor);
    }

    @ParameterizedTest
    @CsvSource({
        "getInt, (Ljava/lang/Object;J)I, 0",
        "getReferenceAcquire, (Ljava/lang/Object;J)Ljava/lang/Object;, 0",
        "putLongVolatile, (Ljava/lang/Object;JJ)V, 1",
        "getAndAddInt, (Ljava/lang/Object;JI)I, 2",
        "compareAndSetInt, (Ljava/lang/Object;JII)Z, 3",
        "weakCompareAndSetReferencePlain, (Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z, 3"})
    void kindsOfUnsafe(String name, String descriptor, int kind) {
        assertThat(unsafe(name, descriptor)).isEqualTo(new AddressAccess(Way.UNSAFE, kind, 0, false));
    }

    @Test
    void sunMiscUnsafeHasItsOwnNames() {
        assertThat(AddressAccess.of(Opcodes.INVOKEVIRTUAL, "sun/misc/Unsafe", "compareAndSwapLong",
                "(Ljava/lang/Object;JJJ)Z").kind()).isEqualTo(Controller.COMPARE);
        assertThat(AddressAccess.of(Opcodes.INVOKEVIRTUAL, "sun/misc/Unsafe", "putOrderedInt",
                "(Ljava/lang/Object;JI)V").kind()).isEqualTo(Controller.WRITE);
    }

    @Test
    void whatTouchesNoObjectIsNoAccess() {
        assertThat(unsafe("getInt", "(J)I")).isNull();
        assertThat(unsafe("allocateInstance", "(Ljava/lang/Class;)Ljava/lang/Object;")).isNull();
        assertThat(unsafe("setMemory", "(Ljava/lang/Object;JJB)V")).isNull();
        assertThat(varHandle("coordinateTypes", "()Ljava/util/List;")).isNull();
        assertThat(AddressAccess.of(Opcodes.INVOKESTATIC, "java/lang/invoke/VarHandle", "fullFence", "()V")).isNull();
    }

    @Test
    void coordinatesOfAVarHandleAreWhatIsNotAValue() {
        assertThat(varHandle("getVolatile", "()I")).isEqualTo(
                new AddressAccess(Way.VAR_HANDLE, Controller.READ, 0, false));
        assertThat(varHandle("set", "(Lcom/acme/A;I)V")).isEqualTo(
                new AddressAccess(Way.VAR_HANDLE, Controller.WRITE, 1, false));
        assertThat(varHandle("compareAndSet", "([IIII)Z")).isEqualTo(
                new AddressAccess(Way.VAR_HANDLE, Controller.COMPARE, 2, false));
        assertThat(varHandle("getAndBitwiseXor", "([JIJ)J")).isEqualTo(
                new AddressAccess(Way.VAR_HANDLE, Controller.UPDATE, 2, false));
    }

    @Test
    void memorySegmentsAreNoHeapObjects() {
        assertThat(varHandle("get", "(Ljava/lang/foreign/MemorySegment;J)I")).isNull();
    }

    @Test
    void exchangeWhoseResultIsThrownAwayMayHaveWritten() {
        assertThat(varHandle("compareAndExchange", "(Lcom/acme/A;II)I")).isEqualTo(
                new AddressAccess(Way.VAR_HANDLE, Controller.COMPARE, 1, true));
        assertThat(varHandle("compareAndExchange", "(Lcom/acme/A;II)V")).isEqualTo(
                new AddressAccess(Way.VAR_HANDLE, Controller.UPDATE, 1, true));
    }
}
