package dev.heddle.engine.instrument.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;

/**
 * Methods that are replaced where they are called, because they are native or known to the JIT compiler:
 * a static hook with the receiver as its first parameter stands in for them.
 */
public final class CallTable {

    /** A static method of a hook class. */
    public record Hook(String owner, String name, String descriptor) {}

    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final String UNSAFE = "jdk/internal/misc/Unsafe";
    private static final String OBJECT = "Ljava/lang/Object;";

    /** By owner, name and descriptor. */
    private static final Map<String, Hook> EXACT = new HashMap<>();
    /** Methods of {@link Object}, which any class may be named as the owner of; by name and descriptor. */
    private static final Map<String, Hook> OF_OBJECT = new HashMap<>();

    static {
        of("java/lang/System", "nanoTime()J", "TimeHooks.nanoTimeOfProgram()J");
        of("java/lang/System", "currentTimeMillis()J", "TimeHooks.currentTimeMillis()J");
        of("jdk/internal/misc/VM", "getNanoTimeAdjustment(J)J", "TimeHooks.nanoTimeAdjustment(J)J");
        of("java/lang/System", "identityHashCode(" + OBJECT + ")I", "ObjectHooks.identityHashCode(" + OBJECT + ")I");
        String copy = "arraycopy(" + OBJECT + "I" + OBJECT + "II)V";
        of("java/lang/System", copy, "AddressHooks." + copy);
        of("java/lang/Thread", "sleep(J)V", "ThreadHooks.sleep(J)V");
        of("java/lang/Thread", "yield()V", "ThreadHooks.yield()V");
        of("java/lang/Thread", "onSpinWait()V", "ThreadHooks.onSpinWait()V");
        of("java/lang/Thread", "holdsLock(" + OBJECT + ")Z", "ThreadHooks.holdsLock(" + OBJECT + ")Z");
        // ForkJoinPool parks its workers without LockSupport.
        of(UNSAFE, "park(ZJ)V", "ThreadHooks.park(L" + UNSAFE + ";ZJ)V");
        of(UNSAFE, "unpark(" + OBJECT + ")V", "ThreadHooks.unpark(L" + UNSAFE + ";" + OBJECT + ")V");
        String lookup = "Ljava/lang/invoke/MethodHandles$Lookup;";
        String handle = ")Ljava/lang/invoke/MethodHandle;";
        String field = "Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;";
        for (String maker : new String[] {"findGetter", "findSetter", "findStaticGetter", "findStaticSetter"}) {
            of(LOOKUP, maker + "(" + field + handle, "MethodHandleHooks." + maker + "(" + lookup + field + handle);
        }
        for (String maker : new String[] {"unreflectGetter", "unreflectSetter"}) {
            String reflected = "Ljava/lang/reflect/Field;";
            of(LOOKUP, maker + "(" + reflected + handle,
                    "MethodHandleHooks." + maker + "(" + lookup + reflected + handle);
        }
        ofObject("wait()V", "ObjectHooks.wait(" + OBJECT + ")V");
        ofObject("wait(J)V", "ObjectHooks.wait(" + OBJECT + "J)V");
        ofObject("wait(JI)V", "ObjectHooks.wait(" + OBJECT + "JI)V");
        ofObject("notify()V", "ObjectHooks.notify(" + OBJECT + ")V");
        ofObject("notifyAll()V", "ObjectHooks.notifyAll(" + OBJECT + ")V");
    }

    /** Limits that the JDK works out must stay equal where they are: all that run out together may then end first. */
    private static final Hook TIME_OF_JDK = hook("TimeHooks.nanoTime()J");
    private static final Hook TIME_OF_PROGRAM = hook("TimeHooks.nanoTimeOfProgram()J");
    private static final Hook HASH_CODE = hook("ObjectHooks.hashCode(" + OBJECT + ")I");
    private static final Hook IDENTITY = hook("ObjectHooks.identityHashCode(" + OBJECT + ")I");

    private static final Set<String> STAND_INS = hooks().stream()
            .map(hook -> hook.owner() + "." + hook.name()).collect(Collectors.toUnmodifiableSet());

    private CallTable() {}

    /** The hook that stands in for a call in a class of the JDK or of the program, or null. */
    public static Hook find(boolean inJdk, int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.INVOKESTATIC || owner.equals(LOOKUP) || owner.equals(UNSAFE)) {
            Hook hook = EXACT.get(owner + "." + name + descriptor);
            return inJdk && TIME_OF_PROGRAM.equals(hook) ? TIME_OF_JDK : hook;
        }
        if (name.equals("hashCode")) {
            return descriptor.equals("()I") ? hashCode(opcode, owner) : null;
        }
        return OF_OBJECT.get(name + descriptor);
    }

    private static Hook hashCode(int opcode, String owner) {
        if (opcode == Opcodes.INVOKESPECIAL) {
            return owner.equals("java/lang/Object") ? IDENTITY : null;
        }
        return owner.equals("java/lang/String") ? null : HASH_CODE;
    }

    /** All hooks that stand in for something. */
    public static List<Hook> hooks() {
        List<Hook> hooks = new ArrayList<>(EXACT.values());
        hooks.addAll(OF_OBJECT.values());
        hooks.add(TIME_OF_JDK);
        hooks.add(HASH_CODE);
        hooks.add(IDENTITY);
        return hooks;
    }

    /** Whether a method of a hook class stands in for another. */
    public static boolean isStandIn(String owner, String name) {
        return STAND_INS.contains(owner + "." + name);
    }

    private static void of(String owner, String method, String hook) {
        EXACT.put(owner + "." + method, hook(hook));
    }

    private static void ofObject(String method, String hook) {
        OF_OBJECT.put(method, hook(hook));
    }

    private static Hook hook(String text) {
        int dot = text.indexOf('.');
        int paren = text.indexOf('(');
        return new Hook(MethodTable.HOOKS + text.substring(0, dot), text.substring(dot + 1, paren),
                text.substring(paren));
    }
}
