package dev.heddle.engine.debug;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps Heddle's own frames on top of a thread from the debugger. A thread that waits for its turn, or stands at a step,
 * is in a hook; what users want to see is the line that has called it.
 */
final class ShownFrames {

    private static final int FRAMES = Packet.command(11, 6);
    private static final int FRAME_COUNT = Packet.command(11, 7);
    private static final int ALL = -1;
    private static final int INVALID_INDEX = 503;
    private static final int INVALID_LENGTH = 504;

    private final VmWire vm;
    private final IdSizes sizes;
    private final VmClasses classes;
    /** Of the thread that stands at a step: the class whose line is shown, also where that has called the JDK. */
    private volatile long stopped;
    private volatile String stoppedIn;

    ShownFrames(VmWire vm, IdSizes sizes, VmClasses classes) {
        this.vm = vm;
        this.sizes = sizes;
        this.classes = classes;
    }

    private record Frame(long id, BytecodePlace at) {}

    static boolean concerns(Packet command) {
        return command.code() == FRAMES || command.code() == FRAME_COUNT;
    }

    /** A thread stands at a step that code of this class makes. */
    void stopAt(long thread, String signature) {
        stoppedIn = signature;
        stopped = thread;
    }

    void goOn() {
        stopped = 0;
    }

    long stopped() {
        return stopped;
    }

    /** The reply that the debugger gets. */
    Packet answer(Packet command) throws IOException, InterruptedException {
        ByteBuffer asked = ByteBuffer.wrap(command.data());
        long thread = IdSizes.read(asked, sizes.object());
        Packet reply = all(thread);
        if (reply.code() != 0) {
            return reply.withId(command.id());
        }
        List<Frame> shown = shown(thread, reply);
        if (command.code() == FRAME_COUNT) {
            return command.answer(ByteBuffer.allocate(Integer.BYTES).putInt(shown.size()).array());
        }
        int from = asked.getInt();
        int count = asked.getInt();
        if (from < 0 || from >= shown.size() && !(from == 0 && shown.isEmpty())) {
            return command.refusal(INVALID_INDEX);
        }
        if (count != ALL && (count < 0 || from + count > shown.size())) {
            return command.refusal(INVALID_LENGTH);
        }
        int to = count == ALL ? shown.size() : from + count;
        ByteBuffer data = ByteBuffer.allocate(
                Integer.BYTES + (to - from) * (sizes.frame() + BytecodePlace.size(sizes)));
        data.putInt(to - from);
        for (Frame frame : shown.subList(from, to)) {
            IdSizes.write(data, frame.id(), sizes.frame());
            frame.at().write(data, sizes);
        }
        return command.answer(data.array());
    }

    /** Where a thread is, for people; null if it is nowhere. */
    BytecodePlace top(long thread) throws IOException, InterruptedException {
        Packet reply = all(thread);
        List<Frame> shown = reply.code() == 0 ? shown(thread, reply) : List.of();
        return shown.isEmpty() ? null : shown.get(0).at();
    }

    private Packet all(long thread) throws IOException, InterruptedException {
        ByteBuffer request = ByteBuffer.allocate(sizes.object() + 2 * Integer.BYTES);
        IdSizes.write(request, thread, sizes.object());
        return vm.tryToAsk(FRAMES, request.putInt(0).putInt(ALL).array());
    }

    private List<Frame> shown(long thread, Packet reply) throws IOException, InterruptedException {
        ByteBuffer data = ByteBuffer.wrap(reply.data());
        List<Frame> frames = new ArrayList<>();
        for (int left = data.getInt(); left > 0; left--) {
            frames.add(new Frame(IdSizes.read(data, sizes.frame()), BytecodePlace.read(data, sizes)));
        }
        return frames.subList(hidden(thread, frames), frames.size());
    }

    private int hidden(long thread, List<Frame> frames) throws IOException, InterruptedException {
        int first = 0;
        // The JDK's code that a hook has called stands above it.
        while (first < frames.size() && isOfTheJdk(frames.get(first))) {
            first++;
        }
        int end = first;
        while (end < frames.size() && isOwn(frames.get(end))) {
            end++;
        }
        if (end == first || end == frames.size()) {
            return 0;
        }
        if (thread == stopped) {
            for (int i = end; i < frames.size(); i++) {
                if (classes.signature(frames.get(i).at().type()).equals(stoppedIn)) {
                    return i;
                }
            }
        }
        return end;
    }

    private boolean isOwn(Frame frame) throws IOException, InterruptedException {
        String signature = classes.signature(frame.at().type());
        return signature.startsWith("Ldev/heddle/bootstrap/") || signature.startsWith("Ldev/heddle/engine/");
    }

    private boolean isOfTheJdk(Frame frame) throws IOException, InterruptedException {
        String signature = classes.signature(frame.at().type());
        return signature.startsWith("Ljava/") || signature.startsWith("Ljdk/") || signature.startsWith("Lsun/");
    }
}
