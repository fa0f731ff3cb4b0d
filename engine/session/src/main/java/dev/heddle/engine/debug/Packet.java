package dev.heddle.engine.debug;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;

/**
 * A packet of the Java Debug Wire Protocol.
 *
 * @param code of a command, its set and number in a byte each; of a reply, its error
 */
record Packet(int id, int flags, int code, byte[] data) {

    private static final int HEADER = 11;
    private static final int REPLY = 0x80;
    private static final int BITS = 8;

    static Packet command(int id, int code, byte[] data) {
        return new Packet(id, 0, code, data);
    }

    /** Says that a command was carried out. */
    Packet answer() {
        return answer(new byte[0]);
    }

    Packet answer(byte[] result) {
        return new Packet(id, REPLY, 0, result);
    }

    /** Says that a command was not carried out. */
    Packet refusal(int error) {
        return new Packet(id, REPLY, error, new byte[0]);
    }

    boolean isReply() {
        return (flags & REPLY) != 0;
    }

    Packet withId(int newId) {
        return new Packet(newId, flags, code, data);
    }

    /** The number by which commands are told. */
    static int command(int set, int number) {
        return set << BITS | number;
    }

    /** The next packet; null where the other side has closed the connection. */
    static Packet read(DataInputStream in) throws IOException {
        int length;
        try {
            length = in.readInt();
        } catch (EOFException e) {
            return null;
        }
        if (length < HEADER) {
            throw new IOException("a packet of " + length + " bytes");
        }
        int id = in.readInt();
        int flags = in.readUnsignedByte();
        int code = in.readUnsignedShort();
        return new Packet(id, flags, code, in.readNBytes(length - HEADER));
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(HEADER + data.length);
        out.writeInt(id);
        out.writeByte(flags);
        out.writeShort(code);
        out.write(data);
        out.flush();
    }
}
