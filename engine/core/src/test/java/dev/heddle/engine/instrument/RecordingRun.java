package dev.heddle.engine.instrument;

import dev.heddle.bootstrap.Hooks;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** In a forked JVM: runs static methods of a program as the managed thread and prints what each announced. */
public final class RecordingRun {

    private RecordingRun() {}

    /** The first argument names the class, the others its methods. */
    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        Instrumenter instrumenter = Instrumenter.install(instrumentation);
        Class<?> program = Class.forName(args[0], true, ClassLoader.getSystemClassLoader());
        for (String name : Arrays.copyOfRange(args, 1, args.length)) {
            RecordingController controller = new RecordingController();
            Hooks.install(controller);
            System.out.println("run " + name);
            run(program, name);
            controller.events().forEach(System.out::println);
        }
        System.out.println("end");
        instrumenter.untouched().entries().forEach(entry ->
                System.out.println("untouched " + entry.className() + ": " + entry.reason()));
    }

    private static void run(Class<?> program, String name) throws Exception {
        Method method = program.getDeclaredMethod(name);
        method.setAccessible(true);
        try {
            Hooks.activate(Thread.currentThread());
            method.invoke(null);
        } catch (InvocationTargetException thrown) {
            Hooks.activate(null);
            thrown.getCause().printStackTrace(System.out);
        } finally {
            Hooks.activate(null);
        }
    }
}
