package dev.heddle.engine.session;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/**
 * Lines of text over a socket, both ways at once: one thread reads, any thread writes. (The streams that
 * {@code Channels} makes let a blocked reader block the writers on JDK 17.)
 */
public final class LineChannel implements AutoCloseable {

    private final SocketChannel channel;
    private final ByteBuffer input = ByteBuffer.allocate(1 << 16).limit(0);

    public LineChannel(SocketChannel channel) {
        this.channel = channel;
    }

    public void write(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        synchronized (this) {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        }
    }

    /** The next line, or null when the other side has gone. */
    public String read() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (true) {
            while (input.hasRemaining()) {
                byte next = input.get();
                if (next == '\n') {
                    return line.toString(StandardCharsets.UTF_8);
                }
                line.write(next);
            }
            input.clear();
            int count = channel.read(input);
            input.flip();
            if (count < 0) {
                return null;
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
