package dev.heddle.inspections.standalone;

import dev.heddle.engine.report.FailureReport;
import picocli.CommandLine;

/** {@code heddle inspect PATH…}: what the editor shows, for the console and for CI. */
public final class InspectMain {

    private InspectMain() {}

    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    static int run(String... arguments) {
        CommandLine command = new CommandLine(new InspectCommand());
        command.setParameterExceptionHandler((problem, given) -> {
            System.err.println("heddle inspect: " + problem.getMessage());
            return InspectCommand.BAD_REQUEST;
        });
        command.setExecutionExceptionHandler((problem, line, result) -> {
            System.err.println("heddle inspect: " + FailureReport.write(problem, arguments));
            return InspectCommand.INTERNAL_ERROR;
        });
        return command.execute(arguments);
    }
}
