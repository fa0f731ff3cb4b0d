package dev.heddle.bench;

import picocli.CommandLine.Command;
import picocli.CommandLine;

/** The benchmark tables, with the peers beside us in one run. */
@Command(name = "heddle bench", description = "The benchmark tables, with the peers beside us in one run.",
        mixinStandardHelpOptions = true,
        subcommands = {RuntimeBench.class, DporBench.class, UnfoldingBench.class, ProactiveBench.class, PredictBench.class, InterferenceBench.class,
            HapsetBench.class, AllBench.class, BugsBench.class,
            InspectionsBench.class, ViewsBench.class, SoakBench.class, LibrariesBench.class, StepsBench.class, StartBench.class})
public final class Bench implements Runnable {

    private Bench() {
    }

    public static void main(String[] args) {
        System.exit(new CommandLine(new Bench()).execute(args));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
