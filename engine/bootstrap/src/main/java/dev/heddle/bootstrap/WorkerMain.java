package dev.heddle.bootstrap;

import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;

/** Entry of a worker process: hands over to the engine in its own class loader. */
public final class WorkerMain {

    private static final String WORKER = "dev.heddle.engine.worker.Worker";

    private WorkerMain() {}

    public static void main(String[] args) throws Throwable {
        if (Agent.engineLoader() == null) {
            throw new IllegalStateException("a worker must be started with the Heddle agent");
        }
        Class<?> worker = Class.forName(WORKER, true, Agent.engineLoader());
        try {
            worker.getMethod("main", String[].class, Instrumentation.class)
                    .invoke(null, args, Agent.instrumentation());
        } catch (InvocationTargetException failure) {
            throw failure.getCause();
        }
    }
}
