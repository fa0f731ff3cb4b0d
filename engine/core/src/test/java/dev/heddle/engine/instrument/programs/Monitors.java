package dev.heddle.engine.instrument.programs;

/** Synchronized blocks and methods, ended in all ways. */
public class Monitors {

    static final class Lock {}

    private static final Lock LOCK = new Lock();
    private static int value;

    static void block() {
        synchronized (LOCK) {
            value++;
        }
    }

    static void nested() {
        synchronized (LOCK) {
            synchronized (Monitors.class) {
                value++;
            }
        }
    }

    static void thrown() {
        try {
            synchronized (LOCK) {
                throw new IllegalStateException("left by an exception");
            }
        } catch (IllegalStateException expected) {
            value = 0;
        }
    }

    static void missing() {
        Lock none = null;
        try {
            synchronized (none) {
                value = 1;
            }
        } catch (NullPointerException expected) {
            value = 2;
        }
    }

    static int loop() {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            synchronized (LOCK) {
                if (i == 1) {
                    continue;
                }
                sum += i;
                if (i == 2) {
                    return sum;
                }
            }
        }
        return -1;
    }

    static synchronized long staticMethod() {
        return value + 1L;
    }

    synchronized int instanceMethod(int argument, long wide, String text) {
        if (argument > 1) {
            throw new IllegalArgumentException(text);
        }
        do {
            value += argument;
        } while (value < wide);
        return value;
    }

    static boolean heldInside;

    synchronized void noteHeld() {
        heldInside = Thread.holdsLock(this);
    }

    static void synchronizedMethods() {
        staticMethod();
        Monitors object = new Monitors();
        object.instanceMethod(1, 2, "");
        try {
            object.instanceMethod(2, 2, "left by an exception");
        } catch (IllegalArgumentException expected) {
            value = 0;
        }
    }

    static boolean holdsWhileItRuns() {
        Monitors object = new Monitors();
        object.noteHeld();
        return heldInside && !Thread.holdsLock(object);
    }

    static int sum() {
        value = 0;
        block();
        nested();
        thrown();
        Monitors object = new Monitors();
        int result = object.instanceMethod(1, 5, "") + loop() + (int) staticMethod();
        return Thread.holdsLock(object) || Thread.holdsLock(LOCK) || Thread.holdsLock(Monitors.class) ? -1 : result;
    }
}
