// primitive: output that waits for room
// expect: clean

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** A thread that writes more than the system keeps for it waits until others have read some of it. */
class WritesMoreThanFits {

    private static final int SIZE = 200_000;

    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        Thread writer = new Thread(() -> {
            try (Pipe.SinkChannel sink = pipe.sink()) {
                int sent = sink.write(ByteBuffer.allocate(SIZE));
                assert sent == SIZE : sent;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }, "writer");
        writer.start();
        int received = 0;
        ByteBuffer buffer = ByteBuffer.allocate(SIZE / 2);
        try (Pipe.SourceChannel source = pipe.source()) {
            for (int n = source.read(buffer); n >= 0; n = source.read(buffer)) {
                received += n;
                buffer.clear();
            }
        }
        writer.join();
        assert received == SIZE : received;
    }
}
