package dev.heddle.bench.peer;

import dev.heddle.bench.Program;
import java.util.concurrent.TimeUnit;

/** Runs a test body on platform threads again and again, with no tool at all: the floor that a tool starts from. */
public final class BareLoop {

    private BareLoop() {
    }

    /** Arguments: program, seconds of warm-up, seconds measured. */
    public static void main(String[] args) throws Exception {
        Program program = Program.valueOf(args[0]);
        loop(program, Double.parseDouble(args[1]));
        System.out.println(new Rate(loop(program, Double.parseDouble(args[2])), Double.parseDouble(args[2])).line());
    }

    private static long loop(Program program, double seconds) throws Exception {
        long end = System.nanoTime() + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
        long executions = 0;
        while (System.nanoTime() < end) {
            program.body().run();
            executions++;
        }
        return executions;
    }
}
