package dev.heddle.engine.runtime.jdk;

import java.lang.reflect.Field;
import java.util.function.Supplier;
import jdk.internal.misc.Unsafe;

/**
 * The JDK's counters behind names such as {@code Thread-0} and behind thread ids. Each execution counts from the
 * same numbers; ids of managed threads are above those of all other threads, because the JVM knows the owner of
 * a monitor by its id.
 */
public final class ThreadNumbers {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long FIRST_ID = 1000;

    private final Object nameBase;
    private final long nameOffset;
    private final Object idBase;
    private final long idOffset;
    private long idOutside;

    public ThreadNumbers() {
        Field name = field("java.lang.Thread", "threadInitNumber", "java.lang.Thread$ThreadNumbering", "next");
        nameBase = name == null ? null : UNSAFE.staticFieldBase(name);
        nameOffset = name == null ? 0 : UNSAFE.staticFieldOffset(name);
        Field id = field("java.lang.Thread", "threadSeqNumber", "java.lang.Thread$ThreadIdentifiers", "next");
        Field address = field("java.lang.Thread$ThreadIdentifiers", "NEXT_TID_OFFSET", "", "");
        idBase = id == null ? null : UNSAFE.staticFieldBase(id);
        idOffset = id != null ? UNSAFE.staticFieldOffset(id) : address != null ? addressIn(address) : 0;
    }

    /** The first of two fields that this JDK has, or null. */
    private static Field field(String className, String name, String otherClassName, String otherName) {
        try {
            return Class.forName(className).getDeclaredField(name);
        } catch (ReflectiveOperationException otherJdk) {
            return otherName.isEmpty() ? null : field(otherClassName, otherName, "", "");
        }
    }

    /** Newer JDKs keep the counter outside the heap. */
    private static long addressIn(Field field) {
        return UNSAFE.getLong(UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field));
    }

    public void enter() {
        if (nameBase != null) {
            UNSAFE.putIntVolatile(nameBase, nameOffset, 0);
        }
        if (idOffset != 0) {
            idOutside = UNSAFE.getLongVolatile(idBase, idOffset);
            UNSAFE.putLongVolatile(idBase, idOffset, FIRST_ID);
        }
    }

    /** Makes a thread of our own during an execution: it takes no id from the program's threads. */
    public Thread outside(Supplier<Thread> made) {
        if (idOffset == 0) {
            return made.get();
        }
        long inside = UNSAFE.getLongVolatile(idBase, idOffset);
        UNSAFE.putLongVolatile(idBase, idOffset, idOutside);
        Thread thread = made.get();
        idOutside = UNSAFE.getLongVolatile(idBase, idOffset);
        UNSAFE.putLongVolatile(idBase, idOffset, inside);
        return thread;
    }

    public void leave() {
        if (idOffset != 0) {
            UNSAFE.putLongVolatile(idBase, idOffset, idOutside);
        }
    }
}
