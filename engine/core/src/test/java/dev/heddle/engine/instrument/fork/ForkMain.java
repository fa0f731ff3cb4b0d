package dev.heddle.engine.instrument.fork;

import dev.heddle.bootstrap.Agent;
import java.lang.instrument.Instrumentation;

/** Main class of a forked JVM, in the application loader: goes on in the engine's loader. */
public final class ForkMain {

    private ForkMain() {}

    public static void main(String[] args) throws Exception {
        Class.forName("dev.heddle.engine.instrument.RecordingRun", true, Agent.engineLoader())
                .getMethod("main", String[].class, Instrumentation.class)
                .invoke(null, args, Agent.instrumentation());
    }
}
