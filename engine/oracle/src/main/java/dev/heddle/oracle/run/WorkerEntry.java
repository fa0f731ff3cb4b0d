package dev.heddle.oracle.run;

import dev.heddle.bootstrap.Agent;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;

/** Entry of the worker's JVM, in the application's class loader: goes on in that of the engine. */
public final class WorkerEntry {

    private WorkerEntry() {}

    public static void main(String[] args) throws Throwable {
        Class<?> worker = Class.forName("dev.heddle.oracle.run.OracleWorker", true, Agent.engineLoader());
        try {
            worker.getMethod("main", String[].class, Instrumentation.class)
                    .invoke(null, args, Agent.instrumentation());
        } catch (InvocationTargetException failure) {
            throw failure.getCause();
        }
    }
}
