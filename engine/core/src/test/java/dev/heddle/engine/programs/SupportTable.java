package dev.heddle.engine.programs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The page {@code docs/support.md}: one row for each primitive, made from the programs that prove it. */
final class SupportTable {

    private static final Map<String, String> TITLES = Map.ofEntries(
            Map.entry("atomics", "Fields, atomics, handles and reflection"),
            Map.entry("channels", "Sockets, channels, selectors and HTTP"),
            Map.entry("classes", "Classes and static state"),
            Map.entry("collections", "Collections and queues"),
            Map.entry("executors", "Executors, futures, fork/join, timers and virtual threads"),
            Map.entry("jdk", "Classes of the JDK that keep state of their own"),
            Map.entry("junit", "Test frameworks"),
            Map.entry("locks", "Locks and synchronizers"),
            Map.entry("loops", "Loops that may not end"),
            Map.entry("monitors", "Monitors"),
            Map.entry("process", "Time, randomness and the process"),
            Map.entry("threads", "Threads"));

    private static final String INTRODUCTION = """
            # What is supported

            Every row is proved by programs in [testData/programs](../testData/programs). A buggy one is found out, with the \
            kind, line and
            thread that its header names; a correct one, which uses the same part of Java, is not accused. `ProgramsTest` \
            explores all of
            them with `random` and `pct` in real workers. This page is made from the programs' headers:
            `mvn -pl engine/core -am package -Dtest=SupportTableTest -Dsurefire.failIfNoSpecifiedTests=false \
            -Dheddle.golden.refresh=true`
            writes it anew.
            """;

    private SupportTable() {}

    static String page(List<ProgramFile> programs) {
        Map<String, List<ProgramFile>> groups = programs.stream()
                .collect(Collectors.groupingBy(SupportTable::group, TreeMap::new, Collectors.toList()));
        StringBuilder page = new StringBuilder(INTRODUCTION);
        groups.forEach((group, members) -> {
            page.append("\n## ").append(TITLES.getOrDefault(group, group)).append("\n\n");
            page.append("| what | found | not accused |\n| --- | --- | --- |\n");
            rows(members).forEach((primitive, proofs) -> page.append(row(primitive, proofs)));
        });
        return page.toString();
    }

    static Map<String, List<ProgramFile>> rows(List<ProgramFile> programs) {
        Map<String, List<ProgramFile>> rows = new LinkedHashMap<>();
        for (String primitive : new TreeSet<>(programs.stream().map(ProgramFile::primitive).toList())) {
            rows.put(primitive, programs.stream().filter(p -> p.primitive().equals(primitive)).toList());
        }
        return rows;
    }

    private static String row(String primitive, List<ProgramFile> proofs) {
        int jdk = proofs.stream().mapToInt(ProgramFile::jdk).min().orElseThrow();
        String name = jdk > 17 ? primitive + " (JDK " + jdk + ")" : primitive;
        List<String> found = new ArrayList<>();
        List<String> accepted = new ArrayList<>();
        for (ProgramFile proof : proofs) {
            if (proof.isCorrect()) {
                accepted.add(link(proof));
            } else {
                found.add(link(proof) + " (" + proof.expected().get(0).kind() + ")");
            }
        }
        return "| " + name + " | " + String.join(", ", found) + " | " + String.join(", ", accepted) + " |\n";
    }

    private static String link(ProgramFile program) {
        return "[" + program.name() + "](../testData/programs/" + program.title() + ".java)";
    }

    private static String group(ProgramFile program) {
        return program.path().getParent().getFileName().toString();
    }
}
