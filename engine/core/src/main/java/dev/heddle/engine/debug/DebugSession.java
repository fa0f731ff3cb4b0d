package dev.heddle.engine.debug;

import dev.heddle.engine.model.BadRequestException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.function.IntConsumer;

/**
 * Stands between a debugger and the JVM of a test. Both connect to it; what they say passes through, but for the calls
 * of {@link Evaluations}.
 */
public final class DebugSession implements AutoCloseable {

    private static final int DISPOSE = Packet.command(1, 6);
    private static final int EXIT = Packet.command(1, 10);

    private final ServerSocket forDebugger;
    private final ServerSocket forVm;
    private volatile VmWire vm;
    private volatile Wire debugger;
    private volatile String ending;
    private volatile Runnable end = () -> { };

    private DebugSession(ServerSocket forDebugger, ServerSocket forVm) {
        this.forDebugger = forDebugger;
        this.forVm = forVm;
    }

    /**
     * Opens a port for a debugger on the loopback address.
     *
     * @param port 0 for any that is free
     * @param ready told the port when a debugger that connects there finds the JVM
     */
    public static DebugSession open(int port, IntConsumer ready) throws BadRequestException, IOException {
        InetAddress loopback = InetAddress.getByName("127.0.0.1");
        ServerSocket forDebugger = new ServerSocket();
        try {
            forDebugger.bind(new InetSocketAddress(loopback, port), 1);
        } catch (IOException e) {
            forDebugger.close();
            throw new BadRequestException("cannot wait for a debugger on 127.0.0.1:" + port + " (" + e.getMessage()
                    + "); pass another port as --debug=PORT, or 0 for one that is free", e);
        }
        DebugSession session = new DebugSession(forDebugger, new ServerSocket(0, 1, loopback));
        Thread thread = new Thread(() -> session.run(ready), "heddle-debugger");
        thread.setDaemon(true);
        thread.start();
        return session;
    }

    /** Where the JVM has to connect. */
    public int vmPort() {
        return forVm.getLocalPort();
    }

    /** Says how to end the JVM. */
    public void endBy(Runnable newEnd) {
        end = newEnd;
    }

    /** Why the JVM has ended, if the debugger is to blame; else null. */
    public String ending() {
        return ending;
    }

    private void run(IntConsumer ready) {
        try (forVm; forDebugger) {
            vm = new VmWire(Wire.greet(forVm.accept()));
            ready.accept(forDebugger.getLocalPort());
            debugger = awaitDebugger();
        } catch (IOException e) {
            // Closed, because the JVM did not start or is not wanted any more.
            return;
        }
        Thread thread = new Thread(this::passReplies, "heddle-debugged");
        thread.setDaemon(true);
        thread.start();
        passCommands();
    }

    private Wire awaitDebugger() throws IOException {
        while (true) {
            try {
                return Wire.greet(forDebugger.accept());
            } catch (IOException e) {
                if (forDebugger.isClosed()) {
                    throw e;
                }
                // Somebody has only looked whether the port is open.
                continue;
            }
        }
    }

    private void passReplies() {
        try (VmWire from = vm; Wire to = debugger) {
            from.listen(this::tellDebugger);
        } catch (IOException e) {
            // The JVM has gone; the debugger is told so by closing its connection.
            return;
        }
    }

    private void tellDebugger(Packet packet) {
        try {
            debugger.write(packet);
        } catch (IOException e) {
            // It has gone, which whoever waits for its commands notices too.
            return;
        }
    }

    private void passCommands() {
        Evaluations evaluations = new Evaluations(vm);
        try {
            for (Packet command = debugger.read(); command != null; command = debugger.read()) {
                int id = command.id();
                VmWire.Listener answer = reply -> {
                    if (reply != null) {
                        tellDebugger(reply.withId(id));
                    }
                };
                if (command.code() == EXIT) {
                    ending = "the debugger has ended the process of the test";
                } else if (command.code() == DISPOSE && evaluations.areUnderWay()) {
                    tellDebugger(command.answer());
                    break;
                }
                if (Evaluations.isCall(command)) {
                    evaluations.make(command, answer);
                } else {
                    vm.send(command.code(), command.data(), answer);
                }
            }
            leave(evaluations);
        } catch (IOException e) {
            leave(evaluations);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Nobody listens any more: the JVM goes on by itself, unless a thread would do so without its hooks. */
    private void leave(Evaluations evaluations) {
        if (evaluations.areUnderWay()) {
            ending = "the debugger has left while it evaluated an expression";
            end.run();
            return;
        }
        try {
            vm.close();
        } catch (IOException e) {
            // It is of no use any more in any case.
            end.run();
        }
    }

    @Override
    public void close() throws IOException {
        forVm.close();
        forDebugger.close();
        if (vm != null) {
            vm.close();
        }
        if (debugger != null) {
            debugger.close();
        }
    }
}
