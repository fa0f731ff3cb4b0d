package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Choice;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.session.ByHand;
import dev.heddle.engine.session.Replay;
import dev.heddle.engine.session.ReplayEndedException;
import dev.heddle.engine.session.ScheduleFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets a user take another branch of a schedule. */
@Command(
        name = "choose",
        description = "Show who else could go on at each step of a schedule, and take another branch.",
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  heddle choose v1.schedule.json                        who could go on at each step",
            "  heddle choose --at 7 --thread second --save mine.schedule.json v1.schedule.json"
        })
final class ChooseCommand implements Callable<Integer> {

    @Parameters(paramLabel = "SCHEDULE", description = "A *.schedule.json file that explore or choose wrote.")
    private Path file;

    @Option(names = "--at", paramLabel = "STEP", description = "Go another way at this step; what was decided later is left out.")
    private Integer at;

    @Option(names = "--thread", paramLabel = "NAME", description = "The thread that makes that step.")
    private String thread;

    @Option(names = "--save", paramLabel = "FILE", description = "Write the schedule that comes of it there, to be replayed.")
    private Path save;

    @Option(names = "--trust", description = "Use the JVM options, the JDK and the class path that the file names; else it is"
            + " refused for naming them.")
    private boolean trust;

    @Option(names = "--source", paramLabel = "FILE", description = "The source file, if it is not where it was.")
    private String source;

    @Mixin
    private TargetOptions where;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() throws BadRequestException, IOException, InterruptedException {
        if ((at == null) != (thread == null)) {
            throw new BadRequestException("--at says where and --thread who; give both");
        }
        output.check();
        OutputOptions.checkFile("--save", save);
        ScheduleFile recorded = ScheduleFile.read(file);
        Recording recording = new Recording(file, recorded, where, source, trust);
        try {
            Replay run = recording.choose(recorded.schedule().decisions(), output);
            if (at != null) {
                run = recording.choose(branch(run.outcome().byHand()), output);
            }
            return tell(run, recorded);
        } catch (ReplayEndedException e) {
            System.err.println("heddle: " + e.getMessage());
            return ExitCode.INCOMPLETE;
        }
    }

    /** What was decided before the step, then the thread. */
    private int[] branch(ByHand shown) throws BadRequestException {
        Choice choice = shown.choices().stream().filter(each -> each.step() == at).findFirst()
                .orElseThrow(() -> new BadRequestException("at step " + at + " only one thread could go on; without --at the"
                        + " command lists where there were several"));
        Choice.Option option = choice.options().stream().filter(each -> each.thread().equals(thread)).findFirst()
                .orElseThrow(() -> new BadRequestException("at step " + at + " " + thread + " could not go on, but "
                        + String.join(", ", choice.options().stream().map(Choice.Option::thread).toList())));
        int[] decisions = Arrays.copyOf(shown.schedule().decisions(), choice.decision() + 1);
        decisions[choice.decision()] = option.number();
        return decisions;
    }

    private int tell(Replay run, ScheduleFile recorded) throws IOException {
        ByHand byHand = run.outcome().byHand();
        Schedule schedule = byHand == null ? null : byHand.schedule();
        if (byHand == null) {
            System.err.println("heddle: the test did not come to an end, so there is nothing to choose from");
            return ExitCode.VIOLATION;
        }
        if (save != null) {
            ScheduleFile.write(save, new ScheduleFile(schedule, recorded.origin()));
        }
        if (output.json != null) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("schema", "heddle/choices/1");
            all.put("schedule", schedule);
            all.put("violation", run.result().violations().isEmpty() ? null : run.result().violations().get(0));
            all.put("choices", byHand.choices());
            Files.writeString(output.json, Json.file(all));
        }
        System.out.print(output.report().trace(run.outcome().steps()));
        System.out.println();
        byHand.choices().forEach(choice -> System.out.println(line(choice, schedule)));
        System.out.println(run.outcome().violation() == null ? "It passes."
                : "It fails: " + Objects.toString(run.outcome().violation().message(), run.outcome().violation().kind().label()));
        return run.outcome().violation() == null ? ExitCode.CLEAN : ExitCode.VIOLATION;
    }

    /** Such as {@code step 5: first (write, line 12) or *second (begin)}; a star at who went on. */
    private static String line(Choice choice, Schedule schedule) {
        StringBuilder line = new StringBuilder("step ").append(choice.step()).append(": ");
        int taken = schedule.decisions()[choice.decision()];
        for (Choice.Option option : choice.options()) {
            line.append(line.charAt(line.length() - 2) == ':' ? "" : " or ").append(option.number() == taken ? "*" : "")
                    .append(option.thread()).append(" (").append(option.op())
                    .append(option.next() == null || option.next().variable() == null ? "" : " " + option.next().variable())
                    .append(option.next() == null || option.next().at() == null ? "" : ", " + option.next().at().shortForm())
                    .append(')');
        }
        return line.toString();
    }
}
