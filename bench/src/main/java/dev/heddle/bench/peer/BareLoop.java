package dev.heddle.bench.peer;

import dev.heddle.bench.program.RatedProgram;
import java.util.concurrent.TimeUnit;

/** Runs a test body on platform threads again and again, with no tool at all: the floor that a tool starts from. */
public final class BareLoop {

    private static final double STRETCH_SECONDS = 2;

    private BareLoop() {
    }

    /** Arguments: program, seconds; prints the best stretch of two seconds so far. */
    public static void main(String[] args) throws Exception {
        RatedProgram program = RatedProgram.valueOf(args[0]);
        Rate best = new Rate(0, STRETCH_SECONDS);
        for (double done = 0; done < Double.parseDouble(args[1]); done += STRETCH_SECONDS) {
            Rate rate = new Rate(loop(program), STRETCH_SECONDS);
            if (rate.perSecond() > best.perSecond()) {
                best = rate;
                System.out.println(best.line());
            }
        }
    }

    private static long loop(RatedProgram program) throws Exception {
        long end = System.nanoTime() + (long) (STRETCH_SECONDS * TimeUnit.SECONDS.toNanos(1));
        long executions = 0;
        while (System.nanoTime() < end) {
            program.body().run();
            executions++;
        }
        return executions;
    }
}
