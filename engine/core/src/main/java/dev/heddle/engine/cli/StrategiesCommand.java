package dev.heddle.engine.cli;

import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyDescriptor;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Lists the strategies. */
@Command(name = "strategies", description = "What strategies there are, with one line each.")
final class StrategiesCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        for (StrategyDescriptor strategy : StrategyCatalogue.all()) {
            System.out.printf("%-13s %s%n", strategy.name(), strategy.purpose());
        }
        return ExitCode.CLEAN;
    }
}
