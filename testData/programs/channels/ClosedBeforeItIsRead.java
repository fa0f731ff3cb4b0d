// primitive: ends of waits for input
// expect: exception at 19 thread reader

import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** What is in a pipe is lost if the end that is read from is closed too early. */
class ClosedBeforeItIsRead {

    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        Thread reader = new Thread(() -> {
            try {
                ByteBuffer buffer = ByteBuffer.allocate(1);
                pipe.source().read(buffer);
                assert buffer.get(0) == 1;
                pipe.source().close();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }, "reader");
        reader.start();
        pipe.sink().write(ByteBuffer.wrap(new byte[] {1}));
        pipe.sink().close();
        pipe.source().close();
        reader.join();
    }
}
