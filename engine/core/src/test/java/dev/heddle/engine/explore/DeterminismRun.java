package dev.heddle.engine.explore;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.instrument.LoadedClasses;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.runtime.ExecutionPlan;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.guided.ReplayStrategy;
import dev.heddle.engine.strategy.random.RandomStrategy;
import dev.heddle.engine.target.TestBody;
import dev.heddle.engine.target.TestCase;
import dev.heddle.engine.target.TestTargets;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * In a forked JVM: makes one random execution of each program after a few that learn, and one in which what is shared
 * is guessed, replays both, and prints the trace hashes. Arguments: backend, number of replays, file with the names
 * of the programs.
 */
public final class DeterminismRun {

    private static final int LEARNING = 15;
    private static final int STEPS = 20_000;

    private final TestRuntime runtime = TestRuntime.get();
    private final int replays;

    private record RecordedExecution(List<String> shared, int[] decisions, String hash) {}

    private DeterminismRun(int replays) {
        this.replays = replays;
    }

    public static void main(String[] args, Instrumentation instrumentation) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(PrintStream.nullOutputStream()));
        System.setErr(System.out);
        Instrumenter.install(instrumentation);
        DeterminismRun run = new DeterminismRun(Integer.parseInt(args[1]));
        run.runtime.useVirtualThreads(args[0].equals("virtual"));
        for (String program : Files.readAllLines(Path.of(args[2]))) {
            for (TestCase test : TestTargets.resolve(program, ClassLoader.getSystemClassLoader())) {
                run.runtime.begin(test.id());
                run.runtime.preserveStatics(LoadedClasses.initialized());
                TestBody body = test.body();
                // One that runs initialisers.
                run.learn(body, 1);
                run.runtime.guessShared();
                RecordedExecution guessed = run.record(body, new RandomStrategy(1));
                RecordedExecution learned = run.record(body, run.learn(body, LEARNING));
                out.println(test.id() + " " + run.hashes(body, learned, run.replays));
                // What has been learned meanwhile must not matter.
                out.println(test.id() + "(guessed) " + run.hashes(body, guessed, Math.max(1, run.replays / 4)));
            }
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private RandomStrategy learn(TestBody body, int executions) {
        runtime.learnShared(List.of());
        RandomStrategy random = new RandomStrategy(1);
        for (int i = 0; i < executions; i++) {
            random.prepare();
            random.executed(runtime.execute(ExecutionPlan.of(body, random, new Schedule.Limits(STEPS))));
        }
        return random;
    }

    /** An execution with what is known to be shared now. */
    private RecordedExecution record(TestBody body, RandomStrategy random) {
        List<String> shared = runtime.shared();
        random.prepare();
        ExecutionRecord execution = runtime.execute(ExecutionPlan.of(body, random, new Schedule.Limits(STEPS)).at(shared));
        return new RecordedExecution(shared, execution.decisions(), execution.hash());
    }

    /** The hash of the trace, and of each replay that differs. */
    private Set<String> hashes(TestBody body, RecordedExecution recording, int times) {
        Set<String> hashes = new HashSet<>(Set.of(recording.hash));
        for (int i = 0; i < times; i++) {
            ReplayStrategy replay = new ReplayStrategy(recording.decisions);
            replay.prepare();
            hashes.add(runtime.execute(ExecutionPlan.of(body, replay, new Schedule.Limits(STEPS)).at(recording.shared)).hash());
        }
        return hashes;
    }
}
