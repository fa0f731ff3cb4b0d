package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.session.Installation;
import dev.heddle.engine.session.JdkHome;
import dev.heddle.engine.session.OutFolder;
import dev.heddle.engine.session.Replay;
import dev.heddle.engine.session.ReplayRequest;
import dev.heddle.engine.session.ScheduleFile;
import dev.heddle.engine.session.Session;
import dev.heddle.engine.session.Target;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A recorded schedule with the code that it is of. What the command line does not say, the file does. */
final class Recording {

    private final Path file;
    private final ScheduleFile recorded;
    private final TargetOptions where;
    private String source;

    /**
     * @param source where the source file is now; null if it has not moved
     * @param trusted whether the file may choose the code that runs
     */
    Recording(Path file, ScheduleFile recorded, TargetOptions where, String source, boolean trusted)
            throws BadRequestException {
        this.file = file;
        this.recorded = recorded;
        this.where = where;
        this.source = source;
        adopt(recorded.origin(), trusted);
    }

    /**
     * A file is data: what would choose the code that runs, or how the JVM runs it, is taken from it only where the user says
     * that it can be trusted.
     */
    private void adopt(Target.Origin origin, boolean trusted) throws BadRequestException {
        if (origin == null) {
            return;
        }
        List<String> refused = new ArrayList<>();
        if (where.jvmArgs.isEmpty() && origin.jvmArgs() != null && !origin.jvmArgs().isEmpty()) {
            where.jvmArgs = origin.jvmArgs();
            refused.add("the JVM options " + String.join(" ", origin.jvmArgs()));
        }
        if (where.jdk == null && origin.jdk() != null) {
            where.jdk = Path.of(origin.jdk());
            refused.add("the JDK " + origin.jdk());
        }
        if (where.classPath == null && !origin.classPath().isEmpty()) {
            where.classPath = origin.classPath().stream().map(origin::find)
                    .collect(Collectors.joining(File.pathSeparator));
            refused.add("the class path " + where.classPath);
        }
        if (!trusted && !refused.isEmpty()) {
            throw new BadRequestException(file + " names " + String.join(" and ", refused)
                    + "; a file may come from anybody: pass --trust to use what it names, or --cp, --jdk and --jvm-arg");
        }
        if (source == null && origin.source() != null) {
            source = origin.find(origin.source());
        }
    }

    /** What can be explored or prepared: the source file, or the test itself. */
    String name() throws BadRequestException {
        String target = recorded.schedule().target();
        if (source == null) {
            if (where.classPath == null) {
                throw new BadRequestException("the schedule does not say where the code of " + target
                        + " is; pass --cp CLASSPATH or --source FILE");
            }
            return target;
        }
        if (!Files.isReadable(Path.of(source))) {
            throw new BadRequestException("cannot read " + source
                    + ", which the schedule was made from; pass --source FILE");
        }
        return source;
    }

    /** Runs the test with these decisions first. */
    Replay choose(int[] decisions, OutputOptions output) throws BadRequestException, IOException, InterruptedException {
        JdkHome jdk = where.jdkHome();
        where.checkedBackend(jdk);
        OutFolder folder = OutFolder.of(where.out, "choose-" + recorded.schedule().target());
        Installation installation = Installation.current();
        Target target = Preparation.of(name(), where, jdk, installation, folder.path());
        ReplayRequest request = new ReplayRequest(recorded.schedule(), file, target, jdk, where.jvmArgs, where.backend, 1, null,
                where.stall.toMillis(), folder, output.ofTheTest(where));
        return new Session(installation).choose(request, decisions, new SilentDisplay()).result();
    }
}
