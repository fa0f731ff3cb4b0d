package dev.heddle.engine.instrument.fork;

import dev.heddle.bootstrap.Agent;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/** Main class of a forked JVM, in the application loader: goes on with the named class in the engine's loader. */
public final class ForkMain {

    private ForkMain() {}

    public static void main(String[] args) throws Throwable {
        try {
            Class.forName(args[0], true, Agent.engineLoader())
                    .getMethod("main", String[].class, Instrumentation.class)
                    .invoke(null, Arrays.copyOfRange(args, 1, args.length), Agent.instrumentation());
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
