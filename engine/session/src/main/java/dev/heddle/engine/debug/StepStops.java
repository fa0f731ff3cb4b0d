package dev.heddle.engine.debug;

import dev.heddle.engine.model.SourceLocation;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;

/**
 * Stops the replay at a step of its schedule. The debugger sets a breakpoint at the line of that step, as it can, and
 * Heddle sees to it that the breakpoint stops there when the step comes, also in the middle of the line, and not before.
 */
final class StepStops implements AutoCloseable {

    private static final int RESUME_ALL = Packet.command(1, 9);
    private static final int SUSPEND = Packet.command(11, 2);
    private static final int RESUME = Packet.command(11, 3);
    private static final int SET_REQUEST = Packet.command(15, 1);
    private static final byte LOCATION = 7;
    private static final String STEPS = "Ldev/heddle/bootstrap/ReplaySteps;";

    private final VmWire vm;
    private final IdSizes sizes;
    private final Breakpoints breakpoints;
    private final ShownFrames frames;
    private final BytecodePlace reached;
    private final VmFields goalField;
    private final VmFields stepField;
    private final VmWire.Listener debugger;
    private final IntConsumer stopped;
    /** Asks the JVM, which the thread that listens to it cannot. */
    private final ExecutorService asking = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "heddle-steps");
        thread.setDaemon(true);
        return thread;
    });
    private volatile int ownRequest;
    private volatile Goal goal;

    /** A step and the line that makes it. */
    private record Goal(int step, String signature, int line) {}

    private StepStops(VmWire vm, IdSizes sizes, VmClasses classes, Breakpoints breakpoints, ShownFrames frames,
            VmWire.Listener debugger, IntConsumer stopped) throws IOException, InterruptedException {
        this.vm = vm;
        this.sizes = sizes;
        this.breakpoints = breakpoints;
        this.frames = frames;
        this.debugger = debugger;
        this.stopped = stopped;
        this.reached = classes.beginOf(STEPS, "reached");
        this.goalField = VmFields.find(vm, sizes, STEPS, "goal");
        this.stepField = VmFields.find(vm, sizes, STEPS, "step");
    }

    /**
     * Of a JVM that stands still.
     *
     * @param debugger gets events
     * @param stopped hears at which step the debugger has stopped
     */
    static StepStops of(VmWire vm, IdSizes sizes, VmClasses classes, Breakpoints breakpoints, ShownFrames frames,
            VmWire.Listener debugger, IntConsumer stopped) throws IOException, InterruptedException {
        StepStops stops = new StepStops(vm, sizes, classes, breakpoints, frames, debugger, stopped);
        stops.request();
        return stops;
    }

    private void request() throws IOException, InterruptedException {
        ByteBuffer request = ByteBuffer.allocate(2 + Integer.BYTES + 1 + BytecodePlace.size(sizes));
        request.put(EventSet.BREAKPOINT).put(EventSet.ALL).putInt(1).put(LOCATION);
        reached.write(request, sizes);
        ownRequest = ByteBuffer.wrap(vm.ask(SET_REQUEST, request.array()).data()).getInt();
    }

    /** The debugger is to stop at this step, where it has a breakpoint at that line. */
    void goTo(int step, SourceLocation at) throws IOException {
        goal = new Goal(step, "L" + at.className().replace('.', '/') + ";", at.line());
        goalField.setStatics(step);
    }

    /** Looks at a command of the debugger before it is passed on. */
    void before(Packet command) {
        if (command.code() == RESUME_ALL || command.code() == RESUME
                && IdSizes.read(ByteBuffer.wrap(command.data()), sizes.object()) == frames.stopped()) {
            frames.goOn();
        }
    }

    /** The debugger has taken all breakpoints away. */
    void renew() throws IOException, InterruptedException {
        request();
    }

    /** Whether an event was dealt with here, and is not to be passed on; on the thread that listens. */
    boolean hear(Packet packet) throws IOException {
        EventSet set = EventSet.read(packet, sizes);
        if (set == null || set.events().isEmpty()) {
            return false;
        }
        for (EventSet.Event event : set.events()) {
            if (event.request() == ownRequest) {
                asking.execute(() -> guarded(() -> stop(packet.id(), event)));
                return true;
            }
        }
        List<EventSet.Event> wanted = new ArrayList<>();
        for (EventSet.Event event : set.events()) {
            if (!comesBeforeGoal(event)) {
                wanted.add(event);
            }
        }
        if (wanted.isEmpty()) {
            resume(set);
            return true;
        }
        debugger.hear(set.with(wanted).packet(packet.id(), sizes));
        if (set.policy() != EventSet.NONE) {
            asking.execute(() -> guarded(() -> stopped.accept((int) stepField.getStatics()[0] + 1)));
        }
        return true;
    }

    /** Whether the line of the goal is reached, but not its step. */
    private boolean comesBeforeGoal(EventSet.Event event) {
        Goal now = goal;
        Breakpoints.Breakpoint breakpoint = breakpoints.of(event.request());
        return now != null && breakpoint != null && breakpoint.isAt(now.signature(), now.line());
    }

    private void resume(EventSet set) throws IOException {
        if (set.policy() == EventSet.ALL) {
            vm.send(RESUME_ALL, new byte[0], reply -> { });
        } else if (set.policy() == EventSet.EVENT_THREAD) {
            vm.send(RESUME, thread(set.events().get(0).thread()), reply -> { });
        }
    }

    private void stop(int id, EventSet.Event event) throws IOException, InterruptedException {
        Goal now = goal;
        Breakpoints.Breakpoint breakpoint = now == null ? null : breakpoints.at(now.signature(), now.line());
        if (breakpoint == null || breakpoint.policy() == EventSet.NONE) {
            // Nothing by which to tell the debugger.
            vm.send(RESUME_ALL, new byte[0], reply -> { });
            return;
        }
        goal = null;
        frames.stopAt(event.thread(), now.signature());
        BytecodePlace at = frames.top(event.thread());
        if (breakpoint.policy() == EventSet.EVENT_THREAD) {
            vm.ask(SUSPEND, thread(event.thread()));
            vm.ask(RESUME_ALL, new byte[0]);
        }
        EventSet told = new EventSet(breakpoint.policy(), List.of(new EventSet.Event(
                EventSet.BREAKPOINT, breakpoint.request(), event.thread(), at == null ? event.at() : at)));
        debugger.hear(told.packet(id, sizes));
        stopped.accept(now.step());
    }

    private byte[] thread(long id) {
        ByteBuffer request = ByteBuffer.allocate(sizes.object());
        IdSizes.write(request, id, sizes.object());
        return request.array();
    }

    /** What needs the JVM. */
    private interface Question {
        void ask() throws IOException, InterruptedException;
    }

    private static void guarded(Question question) {
        try {
            question.ask();
        } catch (IOException e) {
            // The JVM or the debugger has gone, which whoever listens to them notices too.
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        asking.shutdownNow();
    }
}
