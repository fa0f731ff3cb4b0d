package dev.heddle.engine.explore;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.instrument.LoadedClasses;
import dev.heddle.engine.runtime.ExecutionRecord;
import dev.heddle.engine.runtime.TestRuntime;
import dev.heddle.engine.strategy.RandomStrategy;
import dev.heddle.engine.strategy.ReplayStrategy;
import dev.heddle.engine.target.TestBody;
import dev.heddle.engine.target.Targets;
import dev.heddle.engine.target.TestCase;
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

    private static final int LEARNING = 30;
    private static final int STEPS = 20_000;

    private final TestRuntime runtime = TestRuntime.get();
    private final int replays;

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
            for (TestCase test : Targets.resolve(program, ClassLoader.getSystemClassLoader())) {
                out.println(test.id() + " " + run.hashesWhenLearned(test.body()));
                out.println(test.id() + "(guessed) " + run.hashesWhenGuessed(test.body()));
            }
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    private Set<String> hashesWhenLearned(TestBody body) {
        runtime.preserveStatics(LoadedClasses.initialized());
        runtime.learnShared(List.of());
        RandomStrategy random = new RandomStrategy(1);
        for (int i = 0; i < LEARNING; i++) {
            random.prepare();
            random.executed(runtime.execute(body, random, STEPS, false, false));
        }
        return hashes(body, random, replays);
    }

    /** After those that learned: initialisers have run. */
    private Set<String> hashesWhenGuessed(TestBody body) {
        runtime.guessShared();
        Set<String> hashes = hashes(body, new RandomStrategy(1), Math.max(1, replays / 4));
        runtime.stopGuessing();
        return hashes;
    }

    /** The hash of the trace, and of each replay that differs. */
    private Set<String> hashes(TestBody body, RandomStrategy random, int times) {
        runtime.fixShared(runtime.shared());
        random.prepare();
        ExecutionRecord recorded = runtime.execute(body, random, STEPS, false, false);
        int[] decisions = recorded.decisions();
        Set<String> hashes = new HashSet<>(Set.of(recorded.hash()));
        for (int i = 0; i < times; i++) {
            ReplayStrategy replay = new ReplayStrategy(decisions);
            replay.prepare();
            hashes.add(runtime.execute(body, replay, STEPS, false, false).hash());
        }
        return hashes;
    }
}
