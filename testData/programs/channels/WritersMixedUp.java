// primitive: output that waits for room
// expect: assertion at 49 thread main

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** A message that two writes make up has another's in its middle. */
class WritersMixedUp {

    private static final int SIZE = 100_000;

    private static Thread writer(Pipe.SinkChannel sink, byte letter) {
        Thread thread = new Thread(() -> {
            try {
                ByteBuffer message = ByteBuffer.allocate(SIZE);
                while (message.hasRemaining()) {
                    message.put(letter);
                }
                sink.write(message.position(0).limit(SIZE / 2));
                sink.write(message.limit(SIZE));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }, "writer " + letter);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        Thread first = writer(pipe.sink(), (byte) 1);
        Thread second = writer(pipe.sink(), (byte) 2);
        ByteBuffer received = ByteBuffer.allocate(2 * SIZE);
        while (received.hasRemaining()) {
            pipe.source().read(received);
        }
        first.join();
        second.join();
        pipe.sink().close();
        pipe.source().close();
        int changes = 0;
        for (int i = 1; i < 2 * SIZE; i++) {
            if (received.get(i) != received.get(i - 1)) {
                changes++;
            }
        }
        assert changes == 1 : changes;
    }
}
