package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Stands for the window, which this build does not have. */
@Command(
        name = "view",
        description = "The stand-alone window with the same views as the IDE (not part of this build).")
final class ViewCommand implements Callable<Integer> {

    @Parameters(arity = "0..1", paramLabel = "RESULT.json", description = "A result to show.")
    private String result;

    @Override
    public Integer call() throws BadRequestException {
        throw new BadRequestException("the window is not part of this build; use: heddle report --html FILE "
                + (result == null ? "RESULT.json" : result));
    }
}
