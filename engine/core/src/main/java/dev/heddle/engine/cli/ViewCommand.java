package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Stands in the help for the window: the start script opens it without the engine. */
@Command(
        name = "view",
        description = "Opens a window with the same views as the IDE.")
final class ViewCommand implements Callable<Integer> {

    @Parameters(arity = "0..1", paramLabel = "RESULT.json", description = "A result to show.")
    private String result;

    @Override
    public Integer call() throws BadRequestException {
        throw new BadRequestException("the window is opened by the start script; without it use: heddle report --html FILE "
                + (result == null ? "RESULT.json" : result));
    }
}
