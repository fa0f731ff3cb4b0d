package dev.heddle.inspections.study;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes down which variables the engine's violations involve, to measure the inspections with. A variable is
 * involved if the violation and the nearest execution that passes have two conflicting accesses of it in a different
 * order; locks count where no data does. Where no execution passes it is what the threads block on or, failing that,
 * what two threads access, and at least the place of the violation.
 *
 * <p>Arguments: the folder of the programs, a folder of results ({@code heddle explore --json atomics-Aba.json}), a
 * folder of traces ({@code heddle replay --passing --trace > atomics-Aba.txt}), the file to write.
 */
public final class InvolvedVariables {

    private static final Pattern WAITED_FOR = Pattern.compile("waits for (?:a notify on )?(\\S+#\\d+)");

    private final String source;
    private final Map<String, Set<Integer>> lines = new TreeMap<>();

    private InvolvedVariables(String source) {
        this.source = source;
    }

    public static void main(String[] arguments) throws IOException {
        try (PrintWriter out = new PrintWriter(arguments[3], StandardCharsets.UTF_8);
                Stream<Path> results = Files.list(Path.of(arguments[1]))) {
            out.println("program,kind,variable,lines");
            for (Path result : results.filter(file -> file.toString().endsWith(".json")).sorted().toList()) {
                String name = result.getFileName().toString().replace(".json", "");
                Path trace = Path.of(arguments[2]).resolve(name + ".txt");
                write(Path.of(arguments[0]), name.replaceFirst("-", "/"), result, trace, out);
            }
        }
    }

    private static void write(Path programs, String name, Path result, Path trace, PrintWriter out)
            throws IOException {
        JsonObject root = JsonParser.parseString(Files.readString(result)).getAsJsonObject();
        if (root.getAsJsonArray("violations").isEmpty()) {
            return;
        }
        JsonObject violation = root.getAsJsonArray("violations").get(0).getAsJsonObject();
        InvolvedVariables involved = new InvolvedVariables(Files.readString(programs.resolve(name + ".java")));
        List<String> passing = Files.exists(trace) ? Files.readAllLines(trace) : List.of();
        involved.add(violation, Witness.ofTrace(passing));
        involved.lines.forEach((variable, at) -> out.printf(
                "%s,%s,%s,%s%n",
                name, violation.get("kind").getAsString(), variable,
                at.stream().map(String::valueOf).collect(Collectors.joining(" "))));
    }

    private void add(JsonObject violation, Witness passing) {
        Witness failing = Witness.ofViolation(violation);
        addReordered(failing, passing, (one, other) -> one.kind() != Witness.Kind.LOCK && !one.commutes(other));
        if (lines.isEmpty()) {
            addReordered(failing, passing, (one, other) -> one.kind() != Witness.Kind.LOCK);
        }
        if (lines.isEmpty() && !violation.has("cycle")) {
            addReordered(failing, passing, (one, other) -> one.kind() == Witness.Kind.LOCK);
        }
        if (lines.isEmpty() && violation.has("cycle")) {
            addCycle(violation, failing);
        }
        String kind = violation.get("kind").getAsString();
        if (lines.isEmpty() && kind.equals("stuck")) {
            addWaitedFor(violation, failing);
        }
        if (lines.isEmpty() && kind.equals("no-termination")) {
            addLastAsked(violation, failing);
        }
        if (lines.isEmpty()) {
            addShared(failing, variable -> named(variable).equals(variable));
        }
        if (lines.isEmpty()) {
            addShared(failing, variable -> true);
        }
        if (lines.isEmpty() && !failing.accesses().isEmpty() || lines.isEmpty() && violation.has("at")
                && violation.has("steps") && violation.getAsJsonArray("steps").size() > 1) {
            int line = violation.getAsJsonObject("at").get("line").getAsInt();
            addLine("at " + line, line);
        }
    }

    private void addLine(String variable, int line) {
        lines.computeIfAbsent(variable, key -> new TreeSet<>()).add(line);
    }

    /** The inside of an object of the JDK has no name in the program: the object stands for it. */
    private String named(String variable) {
        int number = variable.indexOf('#');
        String type = number < 0 ? variable : variable.substring(0, number);
        String simple = type.substring(type.lastIndexOf('.') + 1);
        boolean own = source.contains("class " + simple) || source.contains("record " + simple);
        int field = variable.indexOf('.', Math.max(0, number));
        return own || number < 0 || field < 0 ? variable : variable.substring(0, field);
    }

    private void addReordered(Witness failing, Witness passing, BiPredicate<Witness.Access, Witness.Access> counts) {
        Map<Witness.Access, Integer> inFailing = places(failing);
        Map<Witness.Access, Integer> inPassing = places(passing);
        Set<Witness.Access> all = new LinkedHashSet<>(failing.accesses());
        all.addAll(passing.accesses());
        for (Witness.Access one : all) {
            for (Witness.Access other : all) {
                if (one.conflicts(other) && counts.test(one, other)
                        && isReordered(one, other, inFailing, inPassing, failing.ended())) {
                    addSection(one, failing);
                    addSection(other, failing);
                }
            }
        }
    }

    /** The line of an access of data; for a lock all lines up to where it is given back. */
    private void addSection(Witness.Access access, Witness failing) {
        String variable = named(access.variable());
        addLine(variable, access.line());
        if (access.kind() == Witness.Kind.LOCK) {
            failing.accesses().stream()
                    .filter(later -> later.kind() == Witness.Kind.OTHER
                            && later.thread().equals(access.thread())
                            && later.variable().equals(access.variable())
                            && later.line() > access.line())
                    .mapToInt(Witness.Access::line)
                    .min()
                    .ifPresent(end -> IntStream.rangeClosed(access.line(), end)
                            .forEach(line -> addLine(variable, line)));
        }
    }

    /** What the threads that will not be woken wait for, and all that is done with it. */
    private void addWaitedFor(JsonObject violation, Witness failing) {
        Matcher waited = WAITED_FOR.matcher(violation.get("message").getAsString());
        while (waited.find()) {
            addUses(waited.group(1), violation, failing);
        }
    }

    /** What a thread that runs on for ever looked at last. */
    private void addLastAsked(JsonObject violation, Witness failing) {
        String thread = violation.get("thread").getAsString();
        failing.accesses().stream()
                .filter(access -> access.thread().equals(thread))
                .reduce((one, last) -> last)
                .ifPresent(last -> addUses(last.variable(), violation, failing));
    }

    private void addUses(String variable, JsonObject violation, Witness failing) {
        failing.accesses().stream()
                .filter(access -> access.variable().equals(variable))
                .forEach(access -> addLine(named(variable), access.line()));
        if (violation.has("at")) {
            addLine(named(variable), violation.getAsJsonObject("at").get("line").getAsInt());
        }
    }

    private static Map<Witness.Access, Integer> places(Witness witness) {
        Map<Witness.Access, Integer> places = new HashMap<>();
        witness.accesses().forEach(access -> places.put(access, places.size()));
        return places;
    }

    /** Both have the two in different orders, or the failing one ended before it came to the one that is missed. */
    private static boolean isReordered(
            Witness.Access one, Witness.Access other, Map<Witness.Access, Integer> failing,
            Map<Witness.Access, Integer> passing, Set<String> ended) {
        if (!passing.containsKey(one) || !passing.containsKey(other) || !failing.containsKey(other)) {
            return false;
        }
        boolean passingOrder = passing.get(one) < passing.get(other);
        return failing.containsKey(one)
                ? passingOrder != failing.get(one) < failing.get(other)
                : passingOrder && !ended.contains(one.thread());
    }

    /** The locks of a circle, each with the places where it is taken or wanted. */
    private void addCycle(JsonObject violation, Witness failing) {
        for (JsonElement element : violation.getAsJsonArray("cycle")) {
            JsonObject part = element.getAsJsonObject();
            String wanted = part.has("wants") ? part.get("wants").getAsString() : "lock";
            if (part.has("at")) {
                addLine(wanted, part.getAsJsonObject("at").get("line").getAsInt());
            }
            failing.accesses().stream()
                    .filter(access -> access.variable().equals(wanted))
                    .forEach(access -> addLine(wanted, access.line()));
        }
    }

    private void addShared(Witness failing, Predicate<String> counts) {
        for (int i = 0; i < failing.accesses().size(); i++) {
            for (int j = i + 1; j < failing.accesses().size(); j++) {
                Witness.Access one = failing.accesses().get(i);
                Witness.Access other = failing.accesses().get(j);
                if (one.kind() != Witness.Kind.LOCK && counts.test(one.variable())
                        && one.conflicts(other) && !one.commutes(other)
                        && !isJoined(failing.accesses().subList(i, j), one.thread(), other.thread())) {
                    addLine(named(one.variable()), one.line());
                    addLine(named(one.variable()), other.line());
                }
            }
        }
    }

    private static boolean isJoined(List<Witness.Access> between, String ended, String joining) {
        return between.stream().anyMatch(access -> access.kind() == Witness.Kind.OTHER
                && access.thread().equals(joining)
                && access.variable().equals("thread " + ended + " (alive)"));
    }
}
