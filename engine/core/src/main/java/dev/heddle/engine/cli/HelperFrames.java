package dev.heddle.engine.cli;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/** What a command and its helper tell each other: a kind, a length and bytes at a time. */
final class HelperFrames {

    /** To the helper: the arguments, one a frame, and then {@link #GO}. */
    static final int ARGUMENT = 'a';
    /** A system property that belongs to the terminal, as {@code name=value}. */
    static final int PROPERTY = 'p';
    static final int GO = 'g';
    static final int INTERRUPT = 'i';
    /** From the helper. */
    static final int BUSY = 'b';
    static final int OUT = 'o';
    static final int ERR = 'e';
    static final int EXIT = 'x';

    private static final int LONGEST = 1 << 20;

    /**
     * One of them.
     *
     * @param kind -1 at the end
     */
    record Frame(int kind, byte[] bytes) {}

    private HelperFrames() {}

    /** Before JDK 19 the streams of {@code Channels} do not write while another thread reads. */
    static DataInputStream in(SocketChannel channel) {
        return new DataInputStream(new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                return length == 0 ? 0 : channel.read(ByteBuffer.wrap(bytes, from, length));
            }
        });
    }

    static DataOutputStream out(SocketChannel channel) {
        return new DataOutputStream(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                ByteBuffer left = ByteBuffer.wrap(bytes, from, length);
                while (left.hasRemaining()) {
                    channel.write(left);
                }
            }
        });
    }

    static void write(DataOutputStream out, int kind, byte[] bytes, int from, int length) throws IOException {
        synchronized (out) {
            out.writeByte(kind);
            out.writeInt(length);
            out.write(bytes, from, length);
            out.flush();
        }
    }

    static void write(DataOutputStream out, int kind, byte[] bytes) throws IOException {
        write(out, kind, bytes, 0, bytes.length);
    }

    static Frame read(DataInputStream in) throws IOException {
        int kind = in.read();
        if (kind < 0) {
            return new Frame(kind, new byte[0]);
        }
        int length = in.readInt();
        if (length < 0 || length > LONGEST) {
            throw new IOException("a frame of " + length + " bytes");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new Frame(kind, bytes);
    }

    /** A stream whose bytes go to the other side. */
    static OutputStream stream(DataOutputStream out, int kind) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                for (int at = 0; at < length; at += LONGEST) {
                    HelperFrames.write(out, kind, bytes, from + at, Math.min(LONGEST, length - at));
                }
            }
        };
    }
}
