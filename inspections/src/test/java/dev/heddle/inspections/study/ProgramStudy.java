package dev.heddle.inspections.study;

import dev.heddle.inspections.Inspections;
import dev.heddle.inspections.standalone.Inspector;
import dev.heddle.inspections.standalone.PsiEnvironment;
import dev.heddle.inspections.standalone.Report;
import dev.heddle.inspections.standalone.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs all inspections, as the command line does, over the programs under test and compares the highlights with the
 * variables that the engine's violations involve ({@code involved.csv}, see {@link InvolvedVariables}); programs
 * without a bug should have none. Argument: the folder {@code testData}.
 */
public final class ProgramStudy {

    /** Programs that need a newer JDK than the one that runs cannot be resolved. */
    private static final Pattern JDK = Pattern.compile("// jdk: (\\d+)");
    private static final Pattern QUOTED_NAME = Pattern.compile("'([\\w.]*?)(\\w+)'");

    /**
     * A variable of a violation.
     *
     * @param lines where the violation's threads use it
     */
    public record Involved(String program, String variable, Set<Integer> lines) {}

    private final Path testData;
    private final Map<String, List<Report>> reports = new HashMap<>();
    private final List<Involved> found = new ArrayList<>();
    private final List<Involved> missed = new ArrayList<>();
    private final List<Involved> warned = new ArrayList<>();
    private final List<String> needless = new ArrayList<>();
    private int clean;

    private ProgramStudy(Path testData) {
        this.testData = testData;
    }

    public static void main(String[] arguments) throws IOException {
        ProgramStudy study = of(Path.of(arguments[0]));
        study.missed.forEach(variable -> System.out.println("missed " + variable));
        study.needless.forEach(program -> System.out.println("needless " + program));
        System.out.printf(
                "%d of %d variables highlighted (%d by name or line, %d by warnings), %d of %d without a bug%n",
                study.found.size(), study.found.size() + study.missed.size(),
                study.found.stream().filter(study::isShown).count(), study.warned.size(), study.needless.size(),
                study.clean);
    }

    public static ProgramStudy of(Path testData) throws IOException {
        ProgramStudy study = new ProgramStudy(testData);
        try (PsiEnvironment environment = new PsiEnvironment()) {
            SourceTree sources = SourceTree.of(
                    List.of(testData.resolve("programs"), testData.resolve("sctbench"), testData.resolve("counts")));
            sources.folders().forEach(environment::addSourceFolder);
            Inspector inspector = new Inspector(environment, Inspections.forCommandLine(null));
            for (Path file : sources.files()) {
                study.addProgram(file, inspector.inspect(file, file));
            }
        }
        study.addInvolved();
        return study;
    }

    private void addProgram(Path file, List<Report> found) throws IOException {
        Matcher jdk = JDK.matcher(Files.readString(file));
        if (jdk.find() && Integer.parseInt(jdk.group(1)) > Runtime.version().feature()) {
            return;
        }
        String name = file.getParent().getFileName() + "/" + file.getFileName().toString().replace(".java", "");
        reports.put(name, found);
        if (Files.readString(file).contains("// expect: clean")) {
            clean++;
            if (!found.isEmpty()) {
                needless.add(name);
            }
        }
    }

    private void addInvolved() throws IOException {
        List<String> rows = Files.readAllLines(testData.resolve("inspections/involved.csv"));
        for (String row : rows.subList(1, rows.size())) {
            String[] cells = row.split(",");
            Set<Integer> lines = new HashSet<>();
            for (String line : cells[3].split(" ")) {
                lines.add(Integer.valueOf(line));
            }
            Involved involved = new Involved(cells[0], cells[2], lines);
            if (reports.containsKey(involved.program())) {
                List<Report> all = reports.get(involved.program());
                (isHighlighted(involved, all) ? found : missed).add(involved);
                if (isHighlighted(involved, all.stream().filter(report -> !report.isWeak()).toList())) {
                    warned.add(involved);
                }
            }
        }
    }

    /** A highlight covers a line in which the violation uses the variable, or names something used there. */
    private boolean isHighlighted(Involved involved, List<Report> shown) throws IOException {
        Set<String> names = namesAt(involved);
        for (Report report : shown) {
            boolean covers = involved.lines().stream()
                    .anyMatch(line -> line >= report.line() && line <= report.endLine());
            Matcher named = QUOTED_NAME.matcher(report.message());
            while (!covers && named.find()) {
                covers = names.contains(named.group(2));
            }
            if (covers) {
                return true;
            }
        }
        return false;
    }

    /** The narrower measure: a highlight covers such a line, or its text names such a line or the variable itself. */
    private boolean isShown(Involved involved) {
        String name = involved.variable().replaceFirst("[#\\[].*", "").replaceFirst(".*\\.", "");
        return reports.getOrDefault(involved.program(), List.of()).stream().anyMatch(report ->
                involved.lines().stream().anyMatch(line -> line >= report.line() && line <= report.endLine()
                        || report.message().matches("(?s).*\\blines? " + line + "\\b.*"))
                || report.message().matches("(?s).*['.]" + Pattern.quote(name) + "'.*"));
    }

    private Set<String> namesAt(Involved involved) throws IOException {
        Path programs = testData.resolve("programs").resolve(involved.program() + ".java");
        List<String> source = Files.readAllLines(
                Files.exists(programs) ? programs : testData.resolve(involved.program() + ".java"));
        Set<String> names = new HashSet<>();
        for (int line : involved.lines()) {
            Matcher word = Pattern.compile("\\w+(?!\\w*\\()").matcher(source.get(line - 1));
            while (word.find()) {
                names.add(word.group());
            }
        }
        return names;
    }

    public List<Involved> found() {
        return found;
    }

    public List<Involved> missed() {
        return missed;
    }

    /** Those that highlights cover that are no weak ones. */
    public List<Involved> warned() {
        return warned;
    }

    /** Programs without a bug that have highlights. */
    public List<String> needless() {
        return needless;
    }
}
