package dev.heddle.engine.instrument;

import dev.heddle.bootstrap.Hooks;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;

/** In a forked JVM: runs the static method {@code run()} of a program as a managed thread, prints what was recorded. */
public final class RecordingRun {

    private RecordingRun() {}

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        long start = System.nanoTime();
        Instrumenter instrumenter = Instrumenter.install(instrumentation);
        System.err.println("install ms " + (System.nanoTime() - start) / 1_000_000);
        RecordingController controller = new RecordingController();
        Hooks.install(controller);
        Class<?> program = Class.forName(args[0], true, ClassLoader.getSystemClassLoader());
        Method run = program.getMethod(args.length > 1 ? args[1] : "run");
        run.setAccessible(true);
        try {
            Hooks.activate(Thread.currentThread());
            run.invoke(null);
        } finally {
            Hooks.activate(null);
        }
        controller.events().forEach(event -> System.out.println("event " + event));
        instrumenter.untouched().entries().forEach(entry -> System.out.println("untouched " + entry));
    }
}
