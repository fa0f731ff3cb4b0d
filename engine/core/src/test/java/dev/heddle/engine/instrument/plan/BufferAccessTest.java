package dev.heddle.engine.instrument.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.Opcodes;

class BufferAccessTest {

    /** 0 is a read, 1 a write, -1 no access. */
    @ParameterizedTest
    @CsvSource({
        "java/nio/ByteBuffer, get, (I)B, 0",
        "java/nio/ByteBuffer, get, ()B, 1",
        "java/nio/ByteBuffer, getInt, (I)I, 0",
        "java/nio/ByteBuffer, putLong, (IJ)Ljava/nio/ByteBuffer;, 1",
        "java/nio/CharBuffer, append, (C)Ljava/nio/CharBuffer;, 1",
        "java/nio/Buffer, position, ()I, 0",
        "java/nio/Buffer, position, (I)Ljava/nio/Buffer;, 1",
        "java/nio/MappedByteBuffer, flip, ()Ljava/nio/ByteBuffer;, 1",
        "java/nio/ByteBuffer, capacity, ()I, -1",
        "java/nio/ByteBuffer, duplicate, ()Ljava/nio/ByteBuffer;, -1",
        "java/nio/channels/FileChannel, position, ()J, -1",
        "com/acme/RingBuffer, get, (I)B, -1"})
    void kinds(String owner, String name, String descriptor, int kind) {
        assertThat(BufferAccess.kind(Opcodes.INVOKEVIRTUAL, owner, name, descriptor)).isEqualTo(kind);
    }
}
