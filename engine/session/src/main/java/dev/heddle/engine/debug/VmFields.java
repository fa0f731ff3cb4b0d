package dev.heddle.engine.debug;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Fields of one class in the JVM that is debugged, read and written by their names. */
final class VmFields {

    private static final int CLASSES_BY_SIGNATURE = Packet.command(1, 2);
    private static final int FIELDS = Packet.command(2, 4);
    private static final int GET_STATICS = Packet.command(2, 6);
    private static final int SET_STATICS = Packet.command(3, 2);
    private static final int GET = Packet.command(9, 2);
    private static final int SET = Packet.command(9, 3);

    private final VmWire vm;
    private final IdSizes sizes;
    private final long type;
    /** In the order of the names. */
    private final long[] ids;
    private final char[] kinds;

    private VmFields(VmWire vm, IdSizes sizes, long type, long[] ids, char[] kinds) {
        this.vm = vm;
        this.sizes = sizes;
        this.type = type;
        this.ids = ids;
        this.kinds = kinds;
    }

    /** Null if the class is not loaded yet. */
    static VmFields find(VmWire vm, IdSizes sizes, String signature, String... names)
            throws IOException, InterruptedException {
        byte[] text = signature.getBytes(StandardCharsets.UTF_8);
        ByteBuffer found = data(vm.ask(CLASSES_BY_SIGNATURE,
                ByteBuffer.allocate(Integer.BYTES + text.length).putInt(text.length).put(text).array()));
        if (found.getInt() == 0) {
            return null;
        }
        found.get();
        long type = IdSizes.read(found, sizes.type());
        ByteBuffer name = ByteBuffer.allocate(sizes.type());
        IdSizes.write(name, type, sizes.type());
        ByteBuffer fields = data(vm.ask(FIELDS, name.array()));
        Map<String, Long> byName = new HashMap<>();
        Map<String, Character> kindByName = new HashMap<>();
        for (int left = fields.getInt(); left > 0; left--) {
            long id = IdSizes.read(fields, sizes.field());
            String field = text(fields);
            byName.put(field, id);
            kindByName.put(field, text(fields).charAt(0));
            fields.getInt();
        }
        long[] ids = new long[names.length];
        char[] kinds = new char[names.length];
        for (int i = 0; i < names.length; i++) {
            if (!byName.containsKey(names[i])) {
                throw new IOException(signature + " has no field " + names[i]);
            }
            ids[i] = byName.get(names[i]);
            kinds[i] = kindByName.get(names[i]);
        }
        return new VmFields(vm, sizes, type, ids, kinds);
    }

    /** Values of the static fields, in the order of the names: numbers, and the JVM's names for objects. */
    long[] getStatics() throws IOException, InterruptedException {
        return values(vm.ask(GET_STATICS, request(type, sizes.type())));
    }

    long[] get(long object) throws IOException, InterruptedException {
        return values(vm.ask(GET, request(object, sizes.object())));
    }

    /** Does not wait: the JVM does one command after the other, so whatever is sent later finds it done. */
    void setStatics(long... values) throws IOException {
        vm.send(SET_STATICS, assignment(type, sizes.type(), values), reply -> { });
    }

    void set(long object, long... values) throws IOException {
        vm.send(SET, assignment(object, sizes.object(), values), reply -> { });
    }

    private byte[] request(long owner, int ownerSize) {
        ByteBuffer to = ByteBuffer.allocate(ownerSize + Integer.BYTES + ids.length * sizes.field());
        IdSizes.write(to, owner, ownerSize);
        to.putInt(ids.length);
        for (long id : ids) {
            IdSizes.write(to, id, sizes.field());
        }
        return to.array();
    }

    private byte[] assignment(long owner, int ownerSize, long[] values) {
        int length = ownerSize + Integer.BYTES;
        for (char kind : kinds) {
            length += sizes.field() + size(kind);
        }
        ByteBuffer to = ByteBuffer.allocate(length);
        IdSizes.write(to, owner, ownerSize);
        to.putInt(ids.length);
        for (int i = 0; i < ids.length; i++) {
            IdSizes.write(to, ids[i], sizes.field());
            IdSizes.write(to, values[i], size(kinds[i]));
        }
        return to.array();
    }

    private long[] values(Packet reply) {
        ByteBuffer from = data(reply);
        long[] values = new long[from.getInt()];
        for (int i = 0; i < values.length; i++) {
            from.get();
            values[i] = IdSizes.read(from, size(kinds[i]));
        }
        return values;
    }

    /** Of the kinds that are of use here. */
    private int size(char kind) {
        return switch (kind) {
            case 'I' -> Integer.BYTES;
            case 'J' -> Long.BYTES;
            default -> sizes.object();
        };
    }

    private static ByteBuffer data(Packet reply) {
        return ByteBuffer.wrap(reply.data());
    }

    private static String text(ByteBuffer from) {
        byte[] bytes = new byte[from.getInt()];
        from.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
