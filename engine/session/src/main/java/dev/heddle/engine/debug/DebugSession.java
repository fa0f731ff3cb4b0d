package dev.heddle.engine.debug;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.SourceLocation;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.function.IntConsumer;

/**
 * Stands between a debugger and the JVM of a test. Both connect to it; what they say passes through, but for the calls
 * of {@link Evaluations}, the filters of {@link Steps}, the stops of {@link StepStops} and what {@link ShownFrames} leaves out. The JVM runs until it is {@link #stop stopped}: that is where
 * the debugger finds it, as if it had just started.
 */
public final class DebugSession implements AutoCloseable {

    private static final int DISPOSE = Packet.command(1, 6);
    private static final int SUSPEND = Packet.command(1, 8);
    private static final int RESUME = Packet.command(1, 9);
    private static final int EXIT = Packet.command(1, 10);

    private final ServerSocket forDebugger;
    private final ServerSocket forVm;
    private volatile VmWire vm;
    private volatile Wire debugger;
    /** What the JVM says when it has started and stands still; the debugger is told later. */
    private volatile Packet started;
    private volatile String ending;
    private volatile Runnable end = () -> { };
    private volatile IntConsumer stopped = step -> { };
    /** Known when the JVM is stopped for the debugger. */
    private volatile StepStops stops;
    private volatile ShownFrames frames;
    private volatile Breakpoints breakpoints;
    private IdSizes sizes;

    private DebugSession(ServerSocket forDebugger, ServerSocket forVm) {
        this.forDebugger = forDebugger;
        this.forVm = forVm;
    }

    /**
     * Opens a port for a debugger on the loopback address.
     *
     * @param port 0 for any that is free
     */
    public static DebugSession open(int port) throws BadRequestException, IOException {
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
        daemon("heddle-debugged", session::followVm);
        return session;
    }

    /** Where the JVM has to connect. */
    public int vmPort() {
        return forVm.getLocalPort();
    }

    /** Where the debugger has to connect. */
    public int port() {
        return forDebugger.getLocalPort();
    }

    /** Says how to end the JVM. */
    public void endBy(Runnable newEnd) {
        end = newEnd;
    }

    /** Says who hears at which step of the schedule the debugger has stopped: the one that comes next. */
    public void whenStopped(IntConsumer newStopped) {
        stopped = newStopped;
    }

    /**
     * Lets the debugger stop at a step of the schedule, if it has a breakpoint at the line that makes the step, and at
     * that line not before. To be called when the JVM has been stopped for the first time.
     */
    public void goTo(int step, SourceLocation at) throws IOException {
        stops.goTo(step, at);
    }

    /** Why the JVM has ended, if the debugger is to blame; else null. */
    public String ending() {
        return ending;
    }

    /** Stops the JVM, which runs by now, and lets a debugger in; it goes on when that one says so. */
    public void stop() throws IOException, InterruptedException {
        vm.ask(SUSPEND, new byte[0]);
        sizes = IdSizes.of(vm);
        VmClasses classes = new VmClasses(vm, sizes);
        frames = new ShownFrames(vm, sizes, classes);
        breakpoints = new Breakpoints(sizes, classes);
        stops = StepStops.of(vm, sizes, classes, breakpoints, frames, this::tellDebugger, step -> stopped.accept(step));
        daemon("heddle-debugger", this::followDebugger);
    }

    private static void daemon(String name, Runnable body) {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        thread.start();
    }

    private void followVm() {
        try {
            vm = new VmWire(Wire.greet(forVm.accept()));
            try {
                vm.listen(this::hear);
            } finally {
                // The debugger is told so that the JVM has gone.
                close();
            }
        } catch (IOException e) {
            // The JVM did not start, or is not wanted any more.
            return;
        }
    }

    /** What the JVM says by itself. The first is that it has started, and stands still. */
    private void hear(Packet event) throws IOException {
        if (started == null) {
            started = event;
            vm.send(RESUME, new byte[0], reply -> { });
        } else if (debugger != null && !stops.hear(event)) {
            tellDebugger(event);
        }
    }

    private void followDebugger() {
        try (forDebugger) {
            Wire wire = awaitDebugger();
            wire.write(started);
            debugger = wire;
        } catch (IOException e) {
            // Closed, because the JVM has ended.
            return;
        }
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

    private void tellDebugger(Packet packet) {
        try {
            debugger.write(packet);
        } catch (IOException e) {
            // It has gone, which whoever waits for its commands notices too.
            return;
        }
    }

    private void passCommands() {
        Evaluations evaluations = new Evaluations(vm, sizes, frames);
        Steps steps = new Steps(sizes);
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
                } else if (ShownFrames.concerns(command)) {
                    tellDebugger(frames.answer(command));
                } else {
                    stops.before(command);
                    Packet passed = steps.pastHooks(command);
                    vm.send(passed.code(), passed.data(), breakpoints.follow(passed, answer));
                    if (Breakpoints.areCleared(command)) {
                        stops.renew();
                    }
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
        if (stops != null) {
            stops.close();
        }
        if (vm != null) {
            vm.close();
        }
        if (debugger != null) {
            debugger.close();
        }
    }
}
