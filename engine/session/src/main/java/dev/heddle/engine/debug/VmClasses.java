package dev.heddle.engine.debug;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** What the JVM that is debugged says of its classes, asked once each. Not to be used on the thread that listens. */
final class VmClasses {

    private static final int CLASSES_BY_SIGNATURE = Packet.command(1, 2);
    private static final int SIGNATURE = Packet.command(2, 1);
    private static final int METHODS = Packet.command(2, 5);
    private static final int LINE_TABLE = Packet.command(6, 1);
    private static final byte CLASS = 1;

    private final VmWire vm;
    private final IdSizes sizes;
    private final Map<Long, String> signatures = new HashMap<>();
    private final Map<Long, TreeMap<Long, Integer>> lines = new HashMap<>();

    VmClasses(VmWire vm, IdSizes sizes) {
        this.vm = vm;
        this.sizes = sizes;
    }

    /** Such as {@code Lcom/acme/Foo;}. */
    synchronized String signature(long type) throws IOException, InterruptedException {
        String known = signatures.get(type);
        if (known == null) {
            ByteBuffer request = ByteBuffer.allocate(sizes.type());
            IdSizes.write(request, type, sizes.type());
            known = text(ByteBuffer.wrap(vm.ask(SIGNATURE, request.array()).data()));
            signatures.put(type, known);
        }
        return known;
    }

    /** The line of a place, or 0 where the class does not say. */
    synchronized int line(BytecodePlace place) throws IOException, InterruptedException {
        TreeMap<Long, Integer> table = lines.get(place.method());
        if (table == null) {
            table = new TreeMap<>();
            ByteBuffer request = ByteBuffer.allocate(sizes.type() + sizes.method());
            IdSizes.write(request, place.type(), sizes.type());
            IdSizes.write(request, place.method(), sizes.method());
            Packet reply = vm.tryToAsk(LINE_TABLE, request.array());
            if (reply.code() == 0) {
                ByteBuffer data = ByteBuffer.wrap(reply.data());
                data.getLong();
                data.getLong();
                for (int left = data.getInt(); left > 0; left--) {
                    table.put(data.getLong(), data.getInt());
                }
            }
            lines.put(place.method(), table);
        }
        Map.Entry<Long, Integer> line = table.floorEntry(place.index());
        return line == null ? 0 : line.getValue();
    }

    /** The first instruction of a method of a class that is loaded. */
    BytecodePlace beginOf(String signature, String method) throws IOException, InterruptedException {
        byte[] text = signature.getBytes(StandardCharsets.UTF_8);
        ByteBuffer found = ByteBuffer.wrap(vm.ask(CLASSES_BY_SIGNATURE,
                ByteBuffer.allocate(Integer.BYTES + text.length).putInt(text.length).put(text).array()).data());
        if (found.getInt() == 0) {
            throw new IOException(signature + " is not loaded");
        }
        found.get();
        long type = IdSizes.read(found, sizes.type());
        ByteBuffer request = ByteBuffer.allocate(sizes.type());
        IdSizes.write(request, type, sizes.type());
        ByteBuffer methods = ByteBuffer.wrap(vm.ask(METHODS, request.array()).data());
        for (int left = methods.getInt(); left > 0; left--) {
            long id = IdSizes.read(methods, sizes.method());
            String name = text(methods);
            text(methods);
            methods.getInt();
            if (name.equals(method)) {
                return new BytecodePlace(CLASS, type, id, 0);
            }
        }
        throw new IOException(signature + " has no method " + method);
    }

    private static String text(ByteBuffer from) {
        byte[] bytes = new byte[from.getInt()];
        from.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
