package dev.heddle.inspections.standalone;

import dev.heddle.engine.model.HeddleVersion;
import dev.heddle.engine.report.FailureReport;
import dev.heddle.inspections.HeddleInspection;
import dev.heddle.inspections.Inspections;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of {@code heddle inspect}, and what it does. */
@Command(
        name = "heddle inspect",
        description = "Shows the concurrency findings that the IDE shows, for files and folders of Java sources.",
        mixinStandardHelpOptions = true,
        versionProvider = InspectCommand.Version.class,
        footerHeading = "%nInspections:%n",
        footer = {
            "  HeddleSharedAccess   two threads, one of them writing, and no common lock",
            "  HeddleCheckThenAct   two steps that another thread can come between",
            "  HeddleAtomicRegion   code that looks meant to be one step",
            "  HeddleLockOrder      locks taken in both orders: a deadlock",
            "  HeddleMisusedSync    synchronisation that does not do what it seems to do",
            "",
            "To silence a finding: the comment '// heddle: intended' above its line, or",
            "@SuppressWarnings(\"HeddleSharedAccess\") on the method or class.",
            "",
            "Exit codes: 0 nothing shown; 1 something shown; 2 the request was wrong;",
            "4 Heddle itself failed, at one file at least."
        })
public final class InspectCommand implements Callable<Integer> {

    /** The version of Heddle. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            return new String[] {"heddle " + HeddleVersion.current()};
        }
    }

    public static final int CLEAN = 0;
    public static final int FOUND = 1;
    public static final int BAD_REQUEST = 2;
    public static final int INTERNAL_ERROR = 4;

    @Parameters(paramLabel = "PATH", arity = "1..*", description = "Java files, or folders with Java files below them")
    private List<Path> paths = List.of();

    @Option(names = "--sarif", paramLabel = "FILE", description = "write the findings as SARIF 2.1.0")
    private Path sarif;

    @Option(names = "--result", paramLabel = "FILE",
            description = "result of an exploration; what it saw shared or not weighs more than the source alone")
    private Path result;

    @Option(names = "--cp", paramLabel = "CLASSPATH", description = "jars that the sources need")
    private String classPath = "";

    @Option(names = "--only", paramLabel = "ID", description = "run only these inspections (see below)",
            split = ",")
    private List<String> only = List.of();

    @Option(names = "--weak",
            description = "also show weak findings, as notes: little speaks for them, and most are right as they are")
    private boolean weak;

    @Option(names = "--quiet", description = "print only the number of findings")
    private boolean quiet;

    private boolean failed;

    @Override
    public Integer call() throws IOException {
        List<HeddleInspection> inspections = Inspections.forCommandLine(result);
        String problem = problem(inspections.stream().map(HeddleInspection::getShortName).toList());
        if (problem != null) {
            System.err.println("heddle inspect: " + problem);
            return BAD_REQUEST;
        }
        List<HeddleInspection> chosen = inspections.stream()
                .filter(inspection -> only.isEmpty() || only.contains(inspection.getShortName()))
                .toList();
        SourceTree sources = SourceTree.of(paths);
        if (sources.files().isEmpty()) {
            System.err.println("heddle inspect: no Java source files in "
                    + paths.stream().map(Path::toString).collect(Collectors.joining(", ")));
            return BAD_REQUEST;
        }
        List<Report> reports = inspect(chosen, sources);
        if (sarif != null) {
            Files.writeString(sarif, Sarif.of(chosen, reports));
        }
        if (failed) {
            return INTERNAL_ERROR;
        }
        return reports.isEmpty() ? CLEAN : FOUND;
    }

    /** What is wrong with the request, in one line; null if nothing is. */
    private String problem(List<String> known) {
        for (Path path : paths) {
            if (!Files.exists(path)) {
                return "no such file or folder: " + path;
            }
            if (!Files.isDirectory(path) && !path.toString().endsWith(".java")) {
                return "no Java source file: " + path;
            }
        }
        for (String id : only) {
            if (!known.contains(id)) {
                return "no inspection " + id + "; there are " + String.join(", ", known);
            }
        }
        for (String jar : jars()) {
            if (!Files.exists(Path.of(jar))) {
                return "no such jar: " + jar;
            }
        }
        if (result != null && !Files.isRegularFile(result)) {
            return "no such result: " + result;
        }
        Path target = sarif == null ? null : sarif.toAbsolutePath();
        return target != null && (Files.isDirectory(target) || !Files.isDirectory(target.getParent()))
                ? "cannot write " + sarif
                : null;
    }

    /** A result says nothing about a file that has changed since; who asked for it should know. */
    private void sayWhatIsStale(List<Path> files) throws IOException {
        List<String> changed = new ArrayList<>();
        for (Path file : result == null ? List.<Path>of() : files) {
            if (Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(result)) > 0) {
                changed.add(file.toString());
            }
        }
        if (!changed.isEmpty()) {
            System.err.println("heddle inspect: changed since the exploration of " + result
                    + ", which therefore says nothing about " + changed.get(0)
                    + (changed.size() == 1 ? "" : " and " + (changed.size() - 1) + " more"));
        }
    }

    private List<String> jars() {
        return Arrays.stream(classPath.split(File.pathSeparator)).filter(jar -> !jar.isBlank()).toList();
    }

    /** One file that is too much for us, generated code of absurd depth for example, is no reason to leave out the rest. */
    private List<Report> inspect(Inspector inspector, Path file) {
        try {
            return inspector.inspect(file, file);
        } catch (RuntimeException | StackOverflowError e) {
            System.err.println("heddle inspect: " + file + " could not be inspected: "
                    + FailureReport.write(e, new String[] {"inspect", file.toString()}));
            failed = true;
            return List.of();
        }
    }

    private List<Report> inspect(List<HeddleInspection> inspections, SourceTree sources) throws IOException {
        List<Report> reports = new ArrayList<>();
        int hidden = 0;
        try (PsiEnvironment environment = new PsiEnvironment()) {
            sources.folders().forEach(environment::addSourceFolder);
            jars().forEach(jar -> environment.addJar(Path.of(jar)));
            Inspector inspector = new Inspector(environment, inspections);
            for (Path file : sources.files()) {
                for (Report report : inspect(inspector, file)) {
                    if (report.isWeak() && !weak) {
                        hidden++;
                        continue;
                    }
                    reports.add(report);
                    if (!quiet) {
                        System.out.println(report.text());
                    }
                }
            }
        }
        sayWhatIsStale(sources.files());
        System.out.printf(
                "%d finding%s in %d file%s%s%n",
                reports.size(), reports.size() == 1 ? "" : "s", sources.files().size(),
                sources.files().size() == 1 ? "" : "s",
                hidden == 0 ? "" : "; " + hidden + " weak, shown with --weak");
        return reports;
    }
}
