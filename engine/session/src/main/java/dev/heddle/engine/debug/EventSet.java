package dev.heddle.engine.debug;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Events that a JVM tells together: those of one thread at one place.
 *
 * @param policy who stands still
 */
record EventSet(byte policy, List<Event> events) {

    static final int COMPOSITE = Packet.command(64, 100);
    static final byte NONE = 0;
    static final byte EVENT_THREAD = 1;
    static final byte ALL = 2;
    static final byte SINGLE_STEP = 1;
    static final byte BREAKPOINT = 2;
    private static final int METHOD_ENTRY = 40;
    private static final int METHOD_EXIT = 41;

    /** One event at a place. */
    record Event(byte kind, int request, long thread, BytecodePlace at) {}

    /** Null where it has events of other kinds, which do not come together with a breakpoint. */
    static EventSet read(Packet packet, IdSizes sizes) {
        if (packet.code() != COMPOSITE) {
            return null;
        }
        ByteBuffer data = ByteBuffer.wrap(packet.data());
        byte policy = data.get();
        List<Event> events = new ArrayList<>();
        for (int left = data.getInt(); left > 0; left--) {
            byte kind = data.get();
            if (kind != SINGLE_STEP && kind != BREAKPOINT && kind != METHOD_ENTRY && kind != METHOD_EXIT) {
                return null;
            }
            events.add(new Event(kind, data.getInt(), IdSizes.read(data, sizes.object()), BytecodePlace.read(data, sizes)));
        }
        return new EventSet(policy, events);
    }

    EventSet with(List<Event> others) {
        return new EventSet(policy, others);
    }

    Packet packet(int id, IdSizes sizes) {
        int each = 1 + Integer.BYTES + sizes.object() + BytecodePlace.size(sizes);
        ByteBuffer data = ByteBuffer.allocate(1 + Integer.BYTES + events.size() * each);
        data.put(policy).putInt(events.size());
        for (Event event : events) {
            data.put(event.kind()).putInt(event.request());
            IdSizes.write(data, event.thread(), sizes.object());
            event.at().write(data, sizes);
        }
        return Packet.command(id, COMPOSITE, data.array());
    }
}
