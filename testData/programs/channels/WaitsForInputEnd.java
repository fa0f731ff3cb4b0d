// primitive: ends of waits for input
// expect: clean

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;

/** A wait for input that does not come ends by its time, by an interrupt, or because another thread closes it. */
class WaitsForInputEnd {

    interface Wait {
        void begin() throws IOException;
    }

    static Thread waits(Wait wait, Class<? extends IOException> expected) {
        Thread thread = new Thread(() -> {
            try {
                wait.begin();
                assert expected == null;
            } catch (IOException e) {
                assert e.getClass() == expected : e;
            }
        }, "waits");
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        ServerSocketChannel interrupted = ServerSocketChannel.open().bind(null);
        Thread interruptedThread = waits(interrupted::accept, ClosedByInterruptException.class);
        interruptedThread.interrupt();
        interruptedThread.join();
        assert !interrupted.isOpen();

        Selector selector = Selector.open();
        Thread selecting = waits(selector::select, null);
        selecting.interrupt();
        selecting.join();
        selector.close();

        ServerSocket timed = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        timed.setSoTimeout(1000);
        waits(timed::accept, SocketTimeoutException.class).join();
        timed.close();

        ServerSocket closed = new ServerSocket();
        closed.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        Thread closedThread = waits(closed::accept, SocketException.class);
        closed.close();
        closedThread.join();
    }
}
