package dev.heddle.bench.bugs;

import dev.heddle.bootstrap.Agent;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;

/** Entry of a JVM that explores a program with a known bug: goes on in the engine's class loader. */
public final class BugEntry {

    private BugEntry() {}

    public static void main(String[] args) throws Throwable {
        Class<?> runs = Class.forName("dev.heddle.bench.bugs.BugRuns", true, Agent.engineLoader());
        try {
            runs.getMethod("main", String[].class, Instrumentation.class).invoke(null, args, Agent.instrumentation());
        } catch (InvocationTargetException failure) {
            throw failure.getCause();
        }
    }
}
