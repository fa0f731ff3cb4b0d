package dev.heddle.engine.runtime.memory;

import dev.heddle.bootstrap.Controller;
import dev.heddle.engine.runtime.restore.Baseline;
import dev.heddle.engine.runtime.restore.UndoLog;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.trace.Imprecisions;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/**
 * Objects of the JDK whose code is not followed: a call counts as one access to all of the object and is indivisible. Where
 * something orders the calls of different threads that is the truth; where nothing does a search has not seen everything.
 */
public final class WholeObjects {

    private final FieldTable fields;
    private final Memory memory;
    private final UndoLog undo;
    private final Baseline baseline;
    private final Imprecisions imprecisions;
    /** The field that stands for all of an object, by class; 0 if reflection shows none. */
    private final Map<Class<?>, Integer> fieldsByClass = new HashMap<>();

    public WholeObjects(FieldTable fields, Memory memory, UndoLog undo, Baseline baseline, Imprecisions imprecisions) {
        this.fields = fields;
        this.memory = memory;
        this.undo = undo;
        this.baseline = baseline;
        this.imprecisions = imprecisions;
    }

    public void use(Object object, int kind) {
        Class<?> type = object.getClass();
        int field = fieldsByClass.computeIfAbsent(type, this::field);
        if (field == 0) {
            return;
        }
        if (object instanceof Thread) {
            // The JVM keeps state of its own in there, which nobody else may put back.
            if (kind != Controller.READ) {
                undo.beforeWrite(object, fields.find(Thread.class, "name"));
            }
        } else if (kind != Controller.READ && baseline.contains(object)) {
            undo.beforeQuietWrites(object);
            imprecisions.note("an object of " + name(type) + " that was there before the execution: it is not put back");
        }
        if (memory.wholeAccess(object, field, kind)) {
            imprecisions.note("calls of " + name(type) + " that nothing orders: each counts as one step");
        }
    }

    private int field(Class<?> type) {
        int found = 0;
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isVolatile(field.getModifiers())) {
                    found = fields.find(c, field.getName());
                    break;
                }
            }
        }
        return found;
    }

    /** That of the public class that users know it by. */
    private static String name(Class<?> type) {
        Class<?> known = type;
        while (known.getSuperclass() != null && !Modifier.isPublic(known.getModifiers())) {
            known = known.getSuperclass();
        }
        return known.getName();
    }
}
