package dev.heddle.engine.debug;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** One connection that speaks the Java Debug Wire Protocol. */
final class Wire implements AutoCloseable {

    private static final byte[] GREETING = "JDWP-Handshake".getBytes(StandardCharsets.US_ASCII);
    /** Who connects and does not say what a debugger says must not keep others out. */
    private static final int GREETING_MILLIS = 10_000;

    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;

    private Wire(Socket socket) throws IOException {
        this.socket = socket;
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
    }

    /** Exchanges greetings; where the other side has another one, or none, the socket is closed. */
    static Wire greet(Socket socket) throws IOException {
        try {
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(GREETING_MILLIS);
            Wire wire = new Wire(socket);
            // A JVM answers only.
            wire.out.write(GREETING);
            wire.out.flush();
            if (!Arrays.equals(wire.in.readNBytes(GREETING.length), GREETING)) {
                throw new IOException("another greeting");
            }
            socket.setSoTimeout(0);
            return wire;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** The next packet, or null at the end. */
    Packet read() throws IOException {
        return Packet.read(in);
    }

    synchronized void write(Packet packet) throws IOException {
        packet.write(out);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
