package dev.heddle.engine.runtime.trace;

import dev.heddle.bootstrap.FixedHashes;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.Named;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.VariableTable;
import java.util.HashMap;
import java.util.Map;

/** Names for objects and variables, the same whenever the same trace is made. */
public final class Labels {

    private final FieldTable fields;
    private final Map<Class<?>, Integer> objectsOfClass = new HashMap<>();
    private final Map<ObjectState, String> objectLabels = new HashMap<>();
    private final Map<Class<?>, Integer> classHashes = new HashMap<>();
    private int[] fieldHashes = new int[1 << 10];
    private int appearances;

    public Labels(FieldTable fields) {
        this.fields = fields;
    }

    void clear() {
        appearances = 0;
        if (!objectLabels.isEmpty()) {
            objectLabels.clear();
            objectsOfClass.clear();
        }
    }

    /** A hash of what the variable is, counting objects in the order in which they appear in the trace. */
    long signature(int v, VariableTable variables) {
        long known = variables.signature(v);
        if (known != 0) {
            return known;
        }
        int field = variables.field(v);
        ObjectState object = variables.object(v);
        long signature;
        if (object == null) {
            signature = fieldHash(field);
        } else {
            if (object.appearance == 0) {
                object.appearance = ++appearances;
            }
            long what = field > 0 ? fieldHash(field) : classHash(object.object.getClass()) * 31L + field;
            signature = (what * 31 + object.appearance) * 31 + variables.index(v);
        }
        signature = signature == 0 ? 1 : signature;
        variables.setSignature(v, signature);
        return signature;
    }

    private int fieldHash(int field) {
        if (field >= fieldHashes.length) {
            fieldHashes = java.util.Arrays.copyOf(fieldHashes, Math.max(field + 1, fieldHashes.length * 2));
        }
        if (fieldHashes[field] == 0) {
            fieldHashes[field] = fields.info(field).label().hashCode() | 1;
        }
        return fieldHashes[field];
    }

    private int classHash(Class<?> type) {
        return classHashes.computeIfAbsent(type, t -> FixedHashes.plainName(t).hashCode());
    }

    /** For people: {@code Account#1.balance}, {@code int[]#2[5]}, {@code Account#1} for a monitor. */
    public String variable(int v, VariableTable variables) {
        if (v < 0) {
            return null;
        }
        int field = variables.field(v);
        ObjectState object = variables.object(v);
        if (object == null) {
            FieldTable.Info info = fields.info(field);
            return simpleName(info.declaring()) + "." + info.name();
        }
        String label = object(object);
        if (field > 0) {
            return label + "." + fields.info(field).name();
        }
        return switch (field) {
            case VariableTable.ELEMENT -> label + "[" + variables.index(v) + "]";
            case VariableTable.OUTSIDE -> "outside";
            case VariableTable.LIFE -> label + " (alive)";
            case VariableTable.PERMIT -> label + " (permit)";
            case VariableTable.INTERRUPT -> label + " (interrupt)";
            case VariableTable.GROUP -> label + " (threads)";
            default -> label;
        };
    }

    public String object(ObjectState state) {
        return objectLabels.computeIfAbsent(state, s -> {
            if (s.object instanceof Thread thread) {
                return "thread " + (s.managed != null ? s.managed.name() : thread.getName());
            }
            if (s.object instanceof Class<?> c) {
                return simpleName(c) + ".class";
            }
            if (s.object instanceof Named named) {
                return named.label();
            }
            Class<?> type = known(s.object.getClass());
            return simpleName(type) + "#" + objectsOfClass.merge(type, 1, Integer::sum);
        });
    }

    /** The JDK's locks keep their state in an object of a nested class, which their users have never heard of. */
    private static Class<?> known(Class<?> type) {
        boolean nested = type.getName().startsWith("java.util.concurrent.") && type.getName().endsWith("Sync");
        return nested && type.getEnclosingClass() != null ? type.getEnclosingClass() : type;
    }

    public static String simpleName(Class<?> type) {
        if (type.isArray()) {
            return simpleName(type.getComponentType()) + "[]";
        }
        String name = FixedHashes.plainName(type);
        int cut = name.lastIndexOf('.') + 1;
        return name.substring(cut).replace('$', '.');
    }
}
