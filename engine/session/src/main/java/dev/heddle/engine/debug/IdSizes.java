package dev.heddle.engine.debug;

import java.io.IOException;
import java.nio.ByteBuffer;

/** How many bytes a JVM's names for things have in packets. */
record IdSizes(int field, int method, int object, int type, int frame) {

    private static final int ID_SIZES = Packet.command(1, 7);

    static IdSizes of(VmWire vm) throws IOException, InterruptedException {
        ByteBuffer reply = ByteBuffer.wrap(vm.ask(ID_SIZES, new byte[0]).data());
        return new IdSizes(reply.getInt(), reply.getInt(), reply.getInt(), reply.getInt(), reply.getInt());
    }

    static long read(ByteBuffer from, int size) {
        long id = 0;
        for (int i = 0; i < size; i++) {
            id = id << Byte.SIZE | Byte.toUnsignedLong(from.get());
        }
        return id;
    }

    static void write(ByteBuffer to, long id, int size) {
        for (int i = size - 1; i >= 0; i--) {
            to.put((byte) (id >>> i * Byte.SIZE));
        }
    }
}
