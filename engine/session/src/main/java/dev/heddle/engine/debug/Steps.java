package dev.heddle.engine.debug;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Keeps a debugger that steps into what a line calls out of Heddle's own code, which instrumented code calls at every
 * access: requests for steps get filters, as IDEs give them for classes that users do not want to see.
 */
final class Steps {

    private static final int SET_REQUEST = Packet.command(15, 1);
    private static final byte SINGLE_STEP = 1;
    private static final byte STEP = 10;
    private static final byte CLASS_EXCLUDE = 6;
    /** Not all of {@code dev.heddle}: its own tests are code under test too. */
    private static final List<String> HIDDEN = List.of("dev.heddle.bootstrap.*", "dev.heddle.engine.*");
    /** Kind of event and who is suspended, before the number of modifiers. */
    private static final int HEAD = 2;

    private final IdSizes sizes;

    Steps(IdSizes sizes) {
        this.sizes = sizes;
    }

    /** The same command, with filters where it requests a step. */
    Packet pastHooks(Packet command) {
        byte[] data = command.data();
        // The debug interface of the JDK puts the step itself before all other modifiers.
        if (command.code() != SET_REQUEST || data[0] != SINGLE_STEP || data[HEAD + Integer.BYTES] != STEP) {
            return command;
        }
        ByteBuffer request = ByteBuffer.wrap(data);
        int room = HIDDEN.stream().mapToInt(pattern -> 1 + Integer.BYTES + pattern.length()).sum();
        ByteBuffer filtered = ByteBuffer.allocate(data.length + room);
        filtered.put(request.get()).put(request.get()).putInt(request.getInt() + HIDDEN.size());
        byte[] step = new byte[1 + sizes.object() + 2 * Integer.BYTES];
        request.get(step);
        filtered.put(step);
        // Behind the step, which has to see how deep calls are, and before a count, which must not count what is hidden.
        for (String pattern : HIDDEN) {
            filtered.put(CLASS_EXCLUDE).putInt(pattern.length()).put(pattern.getBytes(StandardCharsets.US_ASCII));
        }
        return Packet.command(command.id(), command.code(), filtered.put(request).array());
    }
}
