package dev.heddle.engine.cli;

import com.google.gson.JsonObject;
import dev.heddle.engine.export.IssueText;
import dev.heddle.engine.export.PerfettoTrace;
import dev.heddle.engine.export.RegressionTest;
import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.SourceFolders;
import dev.heddle.engine.session.ScheduleFile;
import dev.heddle.engine.story.RecordedSchedule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes a violation elsewhere. */
@Command(
        name = "export",
        description = "Make text for an issue, a regression test or a Perfetto trace of a violation.",
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  heddle export .heddle/LostUpdate/v1.schedule.json           text for an issue, on standard output",
            "  heddle export --test . .heddle/LostUpdate/result.json      a JUnit 5 test in this project",
            "  heddle export --perfetto trace.json RESULT.json            to be opened at ui.perfetto.dev"
        })
final class ExportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "RESULT|SCHEDULE", description = "What explore wrote: a result or a *.schedule.json file.")
    private Path file;

    @Option(names = "--violation", paramLabel = "ID", description = "Which one of a result, such as v2 (the first).")
    private String id;

    @Option(names = "--issue", paramLabel = "FILE", description = "Write the text for an issue there, as Markdown.")
    private Path issue;

    @Option(names = "--test", paramLabel = "DIR",
            description = "Write a JUnit 5 test that fails while the bug is there, and its schedule as a resource: into"
                    + " src/test of the project in DIR, or into DIR.")
    private Path test;

    @Option(names = "--perfetto", paramLabel = "FILE", description = "Write the schedule there as a trace that Perfetto opens.")
    private Path perfetto;

    @Override
    public Integer call() throws BadRequestException, IOException {
        OutputOptions.checkFile("--issue", issue);
        OutputOptions.checkFile("--perfetto", perfetto);
        Result result = read();
        Violation violation = chosen(result);
        if (test != null) {
            System.out.println(RegressionTest.of(violation, schedule(violation)).write(test));
        }
        if (perfetto != null) {
            Files.writeString(perfetto, PerfettoTrace.of(result.target(), violation));
        }
        String text = IssueText.of(result, violation, SourceFolders.here()::line);
        if (issue != null) {
            Files.writeString(issue, text);
        } else if (test == null && perfetto == null) {
            System.out.print(text);
        }
        return ExitCode.CLEAN;
    }

    private Result read() throws BadRequestException {
        JsonObject tree = ScheduleFile.readTree(file, "result or schedule");
        boolean isSchedule = tree.has("schema") && tree.get("schema").isJsonPrimitive()
                && tree.get("schema").getAsString().startsWith("heddle/schedule/");
        return isSchedule ? RecordedSchedule.result(ScheduleFile.read(file).schedule(), file.toString()) : ReportCommand.read(file);
    }

    private Violation chosen(Result result) throws BadRequestException {
        if (result.violations().isEmpty()) {
            throw new BadRequestException(file + " has no violation to export");
        }
        if (id == null) {
            return result.violations().get(0);
        }
        return result.violations().stream().filter(violation -> id.equals(violation.id())).findFirst()
                .orElseThrow(() -> new BadRequestException(file + " has no violation " + id + ", but "
                        + result.violations().stream().map(Violation::id).collect(Collectors.joining(", "))));
    }

    private static Schedule schedule(Violation violation) throws BadRequestException {
        if (violation.schedule() == null) {
            throw new BadRequestException("this violation has no schedule, so no test can replay it");
        }
        return ScheduleFile.read(Path.of(violation.schedule())).schedule();
    }
}
