package dev.heddle.engine.runtime.restore;

import dev.heddle.bootstrap.FixedHashes;
import dev.heddle.engine.runtime.jdk.JdkThreads;
import dev.heddle.engine.runtime.state.FieldTable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.internal.misc.Unsafe;

/** The objects that were there before an execution and can be reached from statics of instrumented classes. */
public final class Baseline {

    /** More than this is not followed: an execution that changes what lies beyond is not put back. */
    private static final int MOST = 1 << 20;

    /**
     * Libraries of the JDK whose accesses are hooked like the program's: what they keep for later (connections and the
     * locks around them) would else be found by the next execution as the last one was left.
     */
    private static final List<String> LIKE_THE_PROGRAM =
            List.of("jdk.internal.net.http.", "sun.net.NetworkClient", "sun.net.httpserver.", "sun.net.www.",
                    "sun.security.ssl.", "sun.util.BuddhistCalendar", "sun.util.calendar.");

    /** Of the objects that a class refers to, so many have a hash code that is the same in every process. */
    private static final int MOST_HASHED = 1 << 14;

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final FieldTable fields;
    private final Map<Class<?>, List<FieldTable.Info>> layout = new HashMap<>();
    private final Set<Class<?>> done = new HashSet<>();
    private Object[] slots = new Object[1 << 10];
    private int size;

    private final InitialHashes hashes;
    private final KeptThreads threads = new KeptThreads();
    /** Of the class whose statics are being added; 0 if it is none of the program's. */
    private int seed;
    private int reached;

    public Baseline(FieldTable fields, InitialHashes hashes) {
        this.fields = fields;
        this.hashes = hashes;
    }

    public boolean contains(Object object) {
        Object[] table = slots;
        int mask = table.length - 1;
        int hash = System.identityHashCode(object);
        int i = (hash ^ hash >>> 13) & mask;
        Object found;
        while ((found = table[i]) != null) {
            if (found == object) {
                return true;
            }
            i = (i + 1) & mask;
        }
        return false;
    }

    /** Those that the program keeps in statics. */
    public KeptThreads threads() {
        return threads;
    }

    boolean full() {
        return size >= MOST;
    }

    /**
     * Looks at these classes as if for the first time: what has been put into the statics of one since it was
     * initialised, by code that ran before the executions, belongs to what they start from too.
     */
    public void renew(Collection<Class<?>> classes) {
        Object[] before = slots;
        slots = new Object[before.length];
        size = 0;
        done.clear();
        // In the same order in every process: it decides the hash codes that objects get.
        classes.stream().sorted(Comparator.comparing(Class::getName)).forEach(this::addStaticsOf);
        for (Object object : before) {
            if (object != null && !contains(object)) {
                add(object);
            }
        }
    }

    /** Adds what the statics of an initialised class refer to. */
    public void addStaticsOf(Class<?> type) {
        if (!done.add(type)) {
            return;
        }
        seed = seedOf(type);
        reached = 0;
        Deque<Object> pending = new ArrayDeque<>();
        reachStaticsOf(type, pending);
        followAll(pending);
        seed = 0;
    }

    private static int seedOf(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader() ? 0 : type.getName().hashCode();
    }

    private void reachStaticsOf(Class<?> type, Deque<Object> pending) {
        for (Field f : declaredFields(type)) {
            if (Modifier.isStatic(f.getModifiers()) && !f.getType().isPrimitive()) {
                reach(UNSAFE.getReference(UNSAFE.staticFieldBase(f), UNSAFE.staticFieldOffset(f)), pending);
            }
        }
    }

    /** Adds what an initialiser has put into objects that were there before, and into statics of other classes. */
    void addChanges(InitializerWrites writes) {
        Deque<Object> pending = new ArrayDeque<>();
        seed = seedOf(writes.by());
        writes.owners().forEach(owner -> follow(owner, pending));
        writes.classes().forEach(type -> reachStaticsOf(type, pending));
        followAll(pending);
        seed = 0;
    }

    /** Adds an object and what it refers to. */
    public void addReachable(Object object) {
        Deque<Object> pending = new ArrayDeque<>();
        reach(object, pending);
        followAll(pending);
    }

    /** Adds a thread, which as such is no object of the program, with its own fields and what it is to run. */
    void addThread(Thread thread) {
        Deque<Object> pending = new ArrayDeque<>();
        if (!contains(thread)) {
            add(thread);
            pending.push(thread);
        }
        reach(JdkThreads.isVirtual(thread) ? JdkThreads.taskOf(thread) : JdkThreads.target(thread), pending);
        followAll(pending);
    }

    private void followAll(Deque<Object> pending) {
        while (!pending.isEmpty() && !full()) {
            follow(pending.pop(), pending);
        }
    }

    private void follow(Object object, Deque<Object> pending) {
        Class<?> type = object.getClass();
        if (type.isArray()) {
            if (object instanceof Object[] array) {
                for (Object element : array) {
                    reach(element, pending);
                }
            }
            return;
        }
        for (FieldTable.Info info : layoutOf(type)) {
            if (!info.type().isPrimitive()) {
                reach(UNSAFE.getReference(object, info.offset()), pending);
            }
        }
    }

    private void reach(Object object, Deque<Object> pending) {
        if (object instanceof Thread thread && seed != 0) {
            threads.add(thread);
        }
        if (object == null || isLeaf(object)) {
            return;
        }
        if (seed != 0 && reached < MOST_HASHED && hashes.isFresh(object)) {
            hashes.give(object, FixedHashes.mix(seed * 31 - ++reached));
        }
        if (contains(object)) {
            return;
        }
        add(object);
        pending.push(object);
    }

    /** Objects that never change as far as a test can see, or that belong to the JVM. */
    private static boolean isLeaf(Object object) {
        String name = object.getClass().getName();
        return object instanceof String
                || object instanceof Number && name.startsWith("java.lang.")
                || object instanceof Boolean
                || object instanceof Character
                || object instanceof Class
                || object instanceof ClassLoader
                || object instanceof Thread
                || object instanceof ThreadGroup
                || object instanceof Module
                || object instanceof java.lang.ref.Reference
                || name.startsWith("java.lang.invoke.")
                || name.startsWith("java.lang.reflect.")
                || name.startsWith("dev.heddle.")
                || (name.startsWith("jdk.internal.") || name.startsWith("sun.")) && !isLikeTheProgram(name);
    }

    private static boolean isLikeTheProgram(String name) {
        for (String library : LIKE_THE_PROGRAM) {
            if (name.startsWith(library)) {
                return true;
            }
        }
        return false;
    }

    /** Instance fields of a class and its ancestors; they are marked as to be preserved. */
    List<FieldTable.Info> layoutOf(Class<?> type) {
        List<FieldTable.Info> known = layout.get(type);
        if (known != null) {
            return known;
        }
        List<FieldTable.Info> result = new ArrayList<>();
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field f : declaredFields(c)) {
                if (!Modifier.isStatic(f.getModifiers())) {
                    int number = fields.find(c, f.getName());
                    if (number != 0) {
                        fields.preserved[number] = true;
                        result.add(fields.info(number));
                    }
                }
            }
        }
        layout.put(type, result);
        return result;
    }

    private static Field[] declaredFields(Class<?> type) {
        try {
            return type.getDeclaredFields();
        } catch (LinkageError e) {
            return new Field[0];
        }
    }

    private void add(Object object) {
        if ((size + 1) * 2 > slots.length) {
            Object[] old = slots;
            slots = new Object[old.length * 2];
            for (Object o : old) {
                if (o != null) {
                    insert(o);
                }
            }
        }
        insert(object);
        size++;
    }

    private void insert(Object object) {
        int mask = slots.length - 1;
        int hash = System.identityHashCode(object);
        int i = (hash ^ hash >>> 13) & mask;
        while (slots[i] != null) {
            i = (i + 1) & mask;
        }
        slots[i] = object;
    }
}
