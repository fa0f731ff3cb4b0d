package dev.heddle.engine.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Lists the strategies. */
@Command(name = "strategies", description = "What strategies there are, with one line each.")
final class StrategiesCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        for (Strategies strategy : Strategies.values()) {
            System.out.printf("%-13s %s%s%n", strategy.label(), strategy.purpose(),
                    strategy.present() ? "" : " (not in this version)");
        }
        return ExitCode.CLEAN;
    }
}
