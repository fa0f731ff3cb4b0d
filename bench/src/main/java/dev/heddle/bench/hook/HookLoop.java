package dev.heddle.bench.hook;

import dev.heddle.bootstrap.Agent;
import java.lang.instrument.Instrumentation;
import java.util.Locale;
import java.util.function.IntUnaryOperator;

/** Measures accesses on a thread that Heddle does not manage, in code that is instrumented or not. */
public final class HookLoop {

    private static final int ROUNDS = 20_000_000;
    private static final int REPETITIONS = 15;

    private HookLoop() {
    }

    /** Argument: {@code hooked} to instrument first; then the agent must be there. Prints nanoseconds a round. */
    public static void main(String[] args) throws ReflectiveOperationException {
        if (args.length > 0 && args[0].equals("hooked")) {
            Class.forName("dev.heddle.engine.instrument.Instrumenter", true, Agent.engineLoader())
                    .getMethod("install", Instrumentation.class).invoke(null, Agent.instrumentation());
        }
        print("fieldRead", AccessLoops::fieldRead);
        print("fieldReadAndWrite", AccessLoops::fieldReadAndWrite);
        print("arrayRead", AccessLoops::arrayRead);
    }

    private static void print(String name, IntUnaryOperator loop) {
        long best = Long.MAX_VALUE;
        int result = 0;
        for (int i = 0; i < REPETITIONS; i++) {
            long before = System.nanoTime();
            result += loop.applyAsInt(ROUNDS);
            best = Math.min(best, System.nanoTime() - before);
        }
        System.out.println(String.format(Locale.ROOT, "%s %.3f %d", name, best / (double) ROUNDS, result));
    }
}
