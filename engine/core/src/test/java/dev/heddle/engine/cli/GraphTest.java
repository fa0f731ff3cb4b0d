package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The unfolding of programs as a picture, and what the result says of it. */
@Tag("processes")
class GraphTest {

    /** The read comes before the write or behind it. */
    private static final String TWO = """
            class Two {
                static int x;
                public static void main(String[] args) {
                    new Thread(() -> x = 1, "a").start();
                    int seen = x;
                }
            }
            """;
    private static final String LOCKS = """
            import java.util.concurrent.locks.ReentrantLock;

            class Locks {
                public static void main(String[] args) {
                    ReentrantLock lock = new ReentrantLock();
                    Runnable body = () -> {
                        lock.lock();
                        lock.unlock();
                    };
                    new Thread(body, "a").start();
                    new Thread(body, "b").start();
                }
            }
            """;
    private static final String BRANCH = """
            import dev.heddle.api.Heddle;

            class Branch {
                public static void main(String[] args) {
                    if (Heddle.input("n", 0) > 5) {
                        throw new IllegalStateException();
                    }
                }
            }
            """;
    /** The first execution learns that {@code x} is shared, and fails. */
    private static final String FAILS = """
            class Fails {
                static int x;
                public static void main(String[] args) {
                    new Thread(() -> x = 1, "a").start();
                    x = 2;
                    throw new IllegalStateException();
                }
            }
            """;
    /** What is shared is learned, and the failure seen, behind a branch that only a solver finds inputs for. */
    private static final String SOLVED = """
            import dev.heddle.api.Heddle;

            class Solved {
                static int x;
                public static void main(String[] args) {
                    if (Heddle.input("n", 0) * 7 == 700) {
                        new Thread(() -> x = 1, "a").start();
                        x = 2;
                        throw new IllegalStateException();
                    }
                }
            }
            """;
    private static final String LONG = """
            class Long {
                static volatile int x;
                public static void main(String[] args) {
                    new Thread(() -> x = 1, "a").start();
                    for (int i = 0; i < 2100; i++) {
                        x = i;
                    }
                }
            }
            """;
    private static final Pattern LANE = Pattern.compile(" *label=\"(.*)\"; color=lightgrey;");
    private static final Pattern NODE = Pattern.compile(" *(e\\d+) \\[label=\"([^\"]*)\"(.*)];");
    private static final Pattern ARC = Pattern.compile(" *(e\\d+) -> (e\\d+)(?: \\[style=(\\w+).*)?;");

    @TempDir
    Path folder;

    private HeddleProcess heddle;
    private final Map<String, String> nodes = new HashMap<>();
    private final List<String> styles = new ArrayList<>();
    private final List<String> arcs = new ArrayList<>();

    @BeforeEach
    void prepare() {
        heddle = new HeddleProcess(folder);
    }

    @Test
    void aSmallProgramHasTheseEventsAndArcs() throws Exception {
        HeddleProcess.Outcome outcome = explore("Two.java", TWO, "--graph", "net.dot");

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("Covered 11 local states of 2 threads; nothing left.");
        read("net.dot");
        assertThat(nodes.values()).containsExactlyInAnyOrder(
                "main: start a Two.java:4",
                "main: read Two.x Two.java:5", "main: read Two.x Two.java:5",
                "main: end main", "main: end main",
                "a: write Two.x Two.java:4", "a: write Two.x Two.java:4",
                "a: end a", "a: end a");
        assertThat(styles).isEmpty();
        assertThat(arcs).containsExactlyInAnyOrder(
                "main: start a Two.java:4 -> main: read Two.x Two.java:5",
                "main: start a Two.java:4 -> main: read Two.x Two.java:5",
                "main: read Two.x Two.java:5 -> main: end main",
                "main: read Two.x Two.java:5 -> main: end main",
                "main: start a Two.java:4 -> a: write Two.x Two.java:4 dashed",
                "main: start a Two.java:4 -> a: write Two.x Two.java:4 dashed",
                "main: read Two.x Two.java:5 -> a: write Two.x Two.java:4 dashed",
                "a: write Two.x Two.java:4 -> main: read Two.x Two.java:5 dashed",
                "a: write Two.x Two.java:4 -> a: end a",
                "a: write Two.x Two.java:4 -> a: end a");
        Result result = heddle.result("r.json");
        assertThat(result.coverage()).containsOnlyKeys("shared", "localStates", "events", "conditions", "extensionsLeft", "unshared");
        assertThat(result.coverage()).containsEntry("localStates", Map.of("main", 6L, "a", 5L))
                .containsEntry("events", 9L).containsEntry("conditions", 18L).containsEntry("extensionsLeft", 0L);
    }

    @Test
    void threadsBeginWhereTheyAreStartedAndLocksGoFromOneToTheOther() throws Exception {
        HeddleProcess.Outcome outcome = explore("Locks.java", LOCKS, "--graph", "net.dot");

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        read("net.dot");
        assertThat(arcs).filteredOn(arc -> arc.endsWith(" dashed")).containsExactlyInAnyOrder(
                "main: start a Locks.java:10 -> a: acquire ReentrantLock#1 Locks.java:7 dashed",
                "main: start a Locks.java:10 -> a: acquire ReentrantLock#1 Locks.java:7 dashed",
                "main: start b Locks.java:11 -> b: acquire ReentrantLock#1 Locks.java:7 dashed",
                "main: start b Locks.java:11 -> b: acquire ReentrantLock#1 Locks.java:7 dashed",
                "a: release ReentrantLock#1 Locks.java:8 -> b: acquire ReentrantLock#1 Locks.java:7 dashed",
                "b: release ReentrantLock#1 Locks.java:8 -> a: acquire ReentrantLock#1 Locks.java:7 dashed");
    }

    @Test
    void whatIsLeftIsDotted() throws Exception {
        HeddleProcess.Outcome outcome = explore("Two.java", TWO, "--max-executions", "1", "--graph", "net.dot");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(outcome.out()).contains("Covered 7 local states of 2 threads; 1 extension left.");
        read("net.dot");
        assertThat(nodes).hasSize(6);
        assertThat(styles).containsExactly(", style=dotted");
        assertThat(arcs).filteredOn(arc -> arc.endsWith(" dotted")).isNotEmpty();
    }

    @Test
    void branchesShowTheirConditionsAndFailuresAreRed() throws Exception {
        HeddleProcess.Outcome outcome = explore("Branch.java", BRANCH, "--graph", "net.dot");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        read("net.dot");
        assertThat(nodes.values()).filteredOn(node -> node.contains(" if ")).containsExactlyInAnyOrder(
                "main: if (n <= 5) Branch.java:5", "main: if (5 < n) Branch.java:5");
        assertThat(styles).containsExactly(", color=red, fontcolor=red");
    }

    @Test
    void anExecutionThatLearnsAndEndsTheSearchIsShown() throws Exception {
        HeddleProcess.Outcome outcome = exploreToTheFirst("Fails.java", FAILS, "--graph", "net.dot");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        read("net.dot");
        assertThat(nodes.values()).containsExactlyInAnyOrder(
                "main: start a Fails.java:4", "main: fails", "a: end a");
        assertThat(styles).containsExactly(", color=red, fontcolor=red");
        Result result = heddle.result("r.json");
        assertThat(result.coverage()).containsEntry("localStates", Map.of("main", 3L, "a", 2L))
                .containsEntry("events", 3L);
        assertThat(result.stats()).containsEntry("tests", 1L).containsEntry("restarts", 0L);
    }

    @Test
    void whatTheSolverWasAskedBeforeSuchAnExecutionCounts() throws Exception {
        HeddleProcess.Outcome outcome = exploreToTheFirst("Solved.java", SOLVED);

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(1);
        Result result = heddle.result("r.json");
        assertThat(result.violations()).singleElement().satisfies(
                v -> assertThat(v.inputs()).containsEntry("n", 100L));
        assertThat(result.stats()).containsEntry("solverCalls", 1L).containsEntry("branches", 2L);
    }

    @Test
    void aLargeUnfoldingIsCutAndSaysSo() throws Exception {
        HeddleProcess.Outcome outcome = explore("Long.java", LONG, "--max-executions", "1", "--graph", "net.svg");

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
        assertThat(heddle.result("r.json").notes()).singleElement().asString()
                .matches("the picture net.svg is cut: only the first 2,000 of 2,1\\d\\d events are shown");
        String picture = Files.readString(folder.resolve("net.svg"));
        assertThat(picture).contains("only the first 2,000 of 2,1");
        assertThat(picture.split("<g class=\"box", -1)).hasSize(2_000 + 1);
    }

    private HeddleProcess.Outcome explore(String file, String program, String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of(options));
        all.add("--all");
        return exploreToTheFirst(file, program, all.toArray(String[]::new));
    }

    /** Without {@code --all} the first violation is the end. */
    private HeddleProcess.Outcome exploreToTheFirst(String file, String program, String... options) throws Exception {
        heddle.write(file, program);
        List<String> arguments = new ArrayList<>(List.of("explore", "--strategy", "unfolding", "--json", "r.json"));
        arguments.addAll(List.of(options));
        arguments.add(file);
        return heddle.run(arguments.toArray(String[]::new));
    }

    /** Reads the DOT file so that the order of what is in it does not matter. */
    private void read(String file) throws Exception {
        String lane = "";
        for (String line : Files.readAllLines(folder.resolve(file))) {
            Matcher of = LANE.matcher(line);
            Matcher node = NODE.matcher(line);
            Matcher arc = ARC.matcher(line);
            if (of.matches()) {
                lane = of.group(1);
            } else if (node.matches()) {
                nodes.put(node.group(1), lane + ": " + node.group(2).replace("\\n", " "));
                if (!node.group(3).isEmpty()) {
                    styles.add(node.group(3));
                }
            } else if (arc.matches()) {
                arcs.add(nodes.get(arc.group(1)) + " -> " + nodes.get(arc.group(2))
                        + (arc.group(3) == null ? "" : " " + arc.group(3)));
            }
        }
    }
}
