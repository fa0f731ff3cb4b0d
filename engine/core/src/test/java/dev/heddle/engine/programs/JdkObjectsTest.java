package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.example.objects.Use;
import com.example.objects.Uses;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every public class of {@code java.base} whose objects can change, found by reflection: two threads use one object of it
 * ({@link Use#inTwoThreads}), and either what goes wrong is found or the search does not claim to be complete. Some are tried
 * by default, all with {@code -Dheddle.objects.all=true}; {@code -Dheddle.golden.refresh=true} then writes the page anew.
 */
class JdkObjectsTest {

    private static final boolean ALL = Boolean.getBoolean("heddle.objects.all");
    private static final int SOME = 12;
    private static final int EXECUTIONS = 400;
    private static final String OBJECTS = "com/example/objects";
    private static final Path PAGE = ProgramFile.repository().resolve("docs").resolve("jdk-objects.md");

    @TempDir
    static Path folder;

    /** What a search said of the use of an object. */
    private static String verdict(Batch.Outcome outcome) {
        if (outcome == null) {
            return "no outcome";
        }
        if (!outcome.violations().isEmpty()) {
            return "found";
        }
        return outcome.trouble() != null ? outcome.trouble() : outcome.complete() ? "FALSE CLAIM" : "no claim";
    }

    @Test
    void everyClassHasAUseOrAReasonWhyNot() throws Exception {
        Set<String> known = new TreeSet<>();
        Uses.all().forEach(use -> known.add(use.type().getName()));
        leftOut().values().forEach(known::addAll);
        for (Jdk jdk : Jdk.available()) {
            Map<String, List<String>> found = found(jdk);
            List<String> missing = found.keySet().stream()
                    .filter(name -> !known.contains(name) && !hasSubclass(name, found))
                    .toList();

            assertThat(found).as("%s", jdk).hasSizeGreaterThan(450);
            assertThat(missing).as("on %s, neither used nor left out", jdk).isEmpty();
        }
    }

    /** An abstract class is used where a class below it is. */
    private static boolean hasSubclass(String name, Map<String, List<String>> found) {
        return Uses.all().stream().map(use -> found.get(use.type().getName())).anyMatch(line -> line != null && line.contains(name));
    }

    @Test
    void aUseCanBeSeen() throws Exception {
        for (Use<?> use : Uses.all()) {
            assertThat(use.isSeen()).as(use.type().getName()).isTrue();
        }
    }

    @TestFactory
    List<DynamicTest> noSearchClaimsWhatItHasNotSeen() throws Exception {
        List<Use<?>> uses = new ArrayList<>();
        for (int i = 0; i < Uses.all().size(); i++) {
            if (ALL || i % SOME == 0) {
                uses.add(Uses.all().get(i));
            }
        }
        List<DynamicTest> tests = new ArrayList<>();
        Map<Jdk, Map<String, Batch.Outcome>> outcomes = new LinkedHashMap<>();
        List<Jdk> jdks = Jdk.available();
        for (Jdk jdk : ALL ? jdks : jdks.subList(jdks.size() - 1, jdks.size())) {
            Map<String, Batch.Outcome> some = explore(jdk, uses);
            outcomes.put(jdk, some);
            uses.forEach(use -> tests.add(dynamicTest(use.type().getName() + " on " + jdk,
                    () -> assertThat(verdict(some.get(use.program()))).isIn("found", "no claim"))));
        }
        if (ALL && Boolean.getBoolean("heddle.golden.refresh")) {
            Files.writeString(PAGE, page(outcomes));
        }
        tests.add(dynamicTest("the page lists them all", () -> assertThat(Files.readString(PAGE))
                .contains(Uses.all().stream().map(use -> "`" + use.type().getName() + "`").toList())));
        return tests;
    }

    private static Map<String, Batch.Outcome> explore(Jdk jdk, List<Use<?>> uses) throws Exception {
        Path place = folder.resolve("jdk" + jdk.feature());
        Path classes = Files.createDirectories(place.resolve("classes"));
        copyTable(classes);
        StringBuilder source = new StringBuilder();
        for (Use<?> use : uses) {
            source.append("class ").append(use.program()).append(" { public static void main(String[] a) throws Exception { ")
                    .append("com.example.objects.Uses.run(\"").append(use.program()).append("\"); } }\n");
        }
        Path file = Files.writeString(place.resolve("Mains.java"), source);
        ProgramClasses.compileFiles(jdk, List.of(file), classes, List.of());
        return new Batch(jdk, "dpor", "auto", EXECUTIONS, place)
                .run(List.of(classes), Map.of(Set.of(), uses.stream().map(Use::program).toList()));
    }

    private static void copyTable(Path classes) throws Exception {
        Path own = Path.of(Uses.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Files.createDirectories(classes.resolve(OBJECTS));
        try (Stream<Path> files = Files.list(own.resolve(OBJECTS))) {
            for (Path file : files.toList()) {
                Files.copy(file, classes.resolve(OBJECTS).resolve(file.getFileName().toString()));
            }
        }
    }

    /** The classes of a JDK by reflection, each with those above it. */
    private static Map<String, List<String>> found(Jdk jdk) throws Exception {
        Path own = Path.of(Uses.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Process process = new ProcessBuilder(jdk.tool("java").toString(), "-XX:TieredStopAtLevel=1", "-cp", own.toString(),
                "com.example.objects.MutableClasses").redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        Map<String, List<String>> found = new TreeMap<>();
        text.lines().map(line -> Arrays.asList(line.split(" "))).forEach(line -> found.put(line.get(0), line));
        return found;
    }

    /** Classes of which no object is used, by the reason. */
    private static Map<String, List<String>> leftOut() throws IOException {
        Map<String, List<String>> all = new LinkedHashMap<>();
        List<String> current = null;
        try (var in = JdkObjectsTest.class.getResourceAsStream("/" + OBJECTS + "/left-out.txt")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
                if (line.startsWith("# ")) {
                    current = all.computeIfAbsent(line.substring(2), reason -> new ArrayList<>());
                } else if (!line.isBlank()) {
                    current.add(line);
                }
            }
        }
        return all;
    }

    private static String page(Map<Jdk, Map<String, Batch.Outcome>> outcomes) throws IOException {
        StringBuilder out = new StringBuilder("""
                # Objects of the JDK that two threads use

                Every public class of `java.base` whose objects can change, found by reflection on JDK 17 and 25. Two threads look at one object of it and change
                it; that neither sees the other's change (or, where a change is all there is to see, that the other thread is first) must be *found* by `dpor`, or the search must not
                claim to be complete (*no claim*). Abstract classes are tried by a class below them. Written by

                    mvn -pl engine/core -am package -Dtest=JdkObjectsTest -Dsurefire.failIfNoSpecifiedTests=false \\
                        -Dheddle.objects.all=true -Dheddle.golden.refresh=true

                """);
        outcomes.forEach((jdk, all) -> {
            Map<String, Long> counts = all.values().stream()
                    .collect(Collectors.groupingBy(JdkObjectsTest::verdict, TreeMap::new, Collectors.counting()));
            out.append(jdk).append(": ").append(counts.entrySet().stream().map(count -> count.getValue() + " " + count.getKey())
                    .collect(Collectors.joining(", "))).append(".\n");
        });
        out.append("\n| class |");
        outcomes.keySet().forEach(jdk -> out.append(' ').append(jdk).append(" |"));
        out.append("\n| --- |").append(" --- |".repeat(outcomes.size())).append('\n');
        for (Use<?> use : Uses.all().stream().sorted((a, b) -> a.type().getName().compareTo(b.type().getName())).toList()) {
            out.append("| `").append(use.type().getName()).append("` |");
            outcomes.values().forEach(all -> out.append(' ').append(verdict(all.get(use.program()))).append(" |"));
            out.append('\n');
        }
        out.append("\n## Left out\n");
        leftOut().forEach((reason, names) -> out.append("\n**").append(reason).append("** (").append(names.size()).append("): ")
                .append(names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(" "))).append('\n'));
        return out.toString();
    }
}
