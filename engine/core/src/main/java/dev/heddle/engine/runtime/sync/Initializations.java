package dev.heddle.engine.runtime.sync;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.UserCode;
import dev.heddle.engine.runtime.state.Blocker;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.Named;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.trace.Labels;
import dev.heddle.engine.runtime.turn.Turns;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/**
 * Class initialisation as locks of the program: a thread that needs a class initialises it, or waits for the thread
 * that does. Only on the platform backend, in a worker whose code says when it needs classes, and for one
 * execution: a class is initialised once in a process.
 *
 * <p>The lock here is taken before that of the JVM, so no thread comes to wait where there is no control.
 */
public final class Initializations {

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final Turns turns;
    private final Map<Class<?>, Lock> locks = new HashMap<>();

    /** The right to initialise a class. */
    public static final class Lock implements Blocker, Named {

        private final Class<?> type;
        private ManagedThread owner;
        private boolean done;
        private int variable = -1;

        private Lock(Class<?> type) {
            this.type = type;
        }

        @Override
        public String label() {
            return "initialisation of " + Labels.simpleName(type);
        }

        @Override
        public boolean ready(ManagedThread thread) {
            return owner == null;
        }

        @Override
        public ManagedThread holder(ManagedThread waiting) {
            return owner;
        }
    }

    public Initializations(Turns turns) {
        this.turns = turns;
    }

    /** An instruction that names a class, and perhaps a static member of it, is next. */
    public void need(Class<?> named, String member, String descriptor) {
        if (UNSAFE.shouldBeInitialized(named)) {
            Class<?> type = member == null ? named : declaring(named, member, descriptor);
            if (type != null) {
                initialize(type);
            }
        }
    }

    private void initialize(Class<?> type) {
        if (!UserCode.isUser(type.getName()) || !UNSAFE.shouldBeInitialized(type)) {
            return;
        }
        Lock lock = locks.computeIfAbsent(type, Lock::new);
        if (!acquire(lock)) {
            return;
        }
        ManagedThread t = turns.current;
        try {
            // As the JVM does: the class is locked before its superclass.
            if (!type.isInterface()) {
                initialize(type.getSuperclass());
            }
            Hooks.activate(t.thread);
            UNSAFE.ensureClassInitialized(type);
        } finally {
            Hooks.activate(null);
            release(lock, t);
        }
    }

    /** False if there is nothing left to do for the running thread: it is at it already, or another one has done it. */
    private boolean acquire(Lock lock) {
        ManagedThread t = turns.current;
        if (lock.owner == t || lock.done) {
            return false;
        }
        turns.await(t, Op.ACQUIRE, variable(lock), lock, ManagedThread.NO_DEADLINE, false);
        if (lock.done) {
            return false;
        }
        lock.owner = t;
        return true;
    }

    private void release(Lock lock, ManagedThread t) {
        lock.done = true;
        lock.owner = null;
        turns.note(t, Op.RELEASE, variable(lock));
        turns.variables.written(variable(lock));
    }

    /** The JVM has begun to initialise a class; true if that was not asked for here, but by reflection, for example. */
    public boolean entered(Class<?> type) {
        return acquire(locks.computeIfAbsent(type, Lock::new));
    }

    public void left(Class<?> type) {
        release(locks.get(type), turns.current);
    }

    public boolean isInitializing(int thread) {
        for (Lock lock : locks.values()) {
            if (lock.owner != null && lock.owner.number == thread) {
                return true;
            }
        }
        return false;
    }

    private int variable(Lock lock) {
        if (lock.variable < 0) {
            ObjectState state = new ObjectState(lock, 0, -1, 0);
            lock.variable = turns.variables.add(state, VariableTable.MONITOR, 0, true, true);
        }
        return lock.variable;
    }

    /** The class that declares the member, which is the one that is initialised; null if the JVM has to find out. */
    private static Class<?> declaring(Class<?> named, String member, String descriptor) {
        try {
            for (Class<?> c = named; c != null; c = c.getSuperclass()) {
                if (descriptor == null ? hasField(c, member) : hasMethod(c, member, descriptor)) {
                    return c;
                }
            }
            return null;
        } catch (LinkageError e) {
            // A class that a signature names is missing; the instruction itself may not need it.
            return null;
        }
    }

    private static boolean hasField(Class<?> type, String name) {
        for (Field field : type.getDeclaredFields()) {
            if (field.getName().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasMethod(Class<?> type, String name, String descriptor) {
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals(name) && descriptor.equals(
                    MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                            .toMethodDescriptorString())) {
                return true;
            }
        }
        return false;
    }
}
