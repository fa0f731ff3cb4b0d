package dev.heddle.engine.debug;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The breakpoints that the debugger has set, by class and line. */
final class Breakpoints {

    private static final int SET_REQUEST = Packet.command(15, 1);
    private static final int CLEAR = Packet.command(15, 2);
    private static final int CLEAR_ALL = Packet.command(15, 3);
    private static final byte LOCATION = 7;

    private final IdSizes sizes;
    private final VmClasses classes;
    private final Map<Integer, Breakpoint> byRequest = new ConcurrentHashMap<>();

    Breakpoints(IdSizes sizes, VmClasses classes) {
        this.sizes = sizes;
        this.classes = classes;
    }

    /**
     * One of them.
     *
     * @param policy who is to stand still
     * @param signature of its class
     */
    record Breakpoint(int request, byte policy, String signature, int line) {

        boolean isAt(String otherSignature, int otherLine) {
            return signature.equals(otherSignature) && line == otherLine;
        }
    }

    /** Looks at what the debugger asks for; the listener that must hear the reply, in place of {@code answer}. */
    VmWire.Listener follow(Packet command, VmWire.Listener answer) throws IOException, InterruptedException {
        ByteBuffer data = ByteBuffer.wrap(command.data());
        if (command.code() == CLEAR && data.get() == EventSet.BREAKPOINT) {
            byRequest.remove(data.getInt());
        } else if (command.code() == CLEAR_ALL) {
            byRequest.clear();
        } else if (command.code() == SET_REQUEST && data.get() == EventSet.BREAKPOINT) {
            byte policy = data.get();
            // The debug interface of the JDK puts the place of a breakpoint before all other modifiers.
            if (data.getInt() > 0 && data.get() == LOCATION) {
                BytecodePlace place = BytecodePlace.read(data, sizes);
                String signature = classes.signature(place.type());
                int line = classes.line(place);
                return reply -> {
                    if (reply != null && reply.code() == 0) {
                        int request = ByteBuffer.wrap(reply.data()).getInt();
                        byRequest.put(request, new Breakpoint(request, policy, signature, line));
                    }
                    answer.hear(reply);
                };
            }
        }
        return answer;
    }

    static boolean areCleared(Packet command) {
        return command.code() == CLEAR_ALL;
    }

    /** Null where the request is none of these. */
    Breakpoint of(int request) {
        return byRequest.get(request);
    }

    /** One that stops at this line, or null. */
    Breakpoint at(String signature, int line) {
        return byRequest.values().stream().filter(each -> each.isAt(signature, line)).findFirst().orElse(null);
    }
}
