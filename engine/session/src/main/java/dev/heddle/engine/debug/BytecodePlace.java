package dev.heddle.engine.debug;

import java.nio.ByteBuffer;

/** A place in bytecode, as packets have it. */
record BytecodePlace(byte tag, long type, long method, long index) {

    static BytecodePlace read(ByteBuffer from, IdSizes sizes) {
        return new BytecodePlace(from.get(), IdSizes.read(from, sizes.type()), IdSizes.read(from, sizes.method()),
                from.getLong());
    }

    static int size(IdSizes sizes) {
        return 1 + sizes.type() + sizes.method() + Long.BYTES;
    }

    void write(ByteBuffer to, IdSizes sizes) {
        to.put(tag);
        IdSizes.write(to, type, sizes.type());
        IdSizes.write(to, method, sizes.method());
        to.putLong(index);
    }
}
