package dev.heddle.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How long it takes from the command to its report: a find, with nothing kept, with what is kept, with a helper; and others beside it. */
@Command(name = "start", description = "From the command to the report: start-up.", mixinStandardHelpOptions = true)
final class StartBench implements Callable<Integer> {

    private static final String HELPER = "dev.heddle.engine.cli.Helper";
    private static final String TEST = "LostUpdate";

    /** The test alone, as a console runs it, and under Lincheck, which is given its body. */
    private static final String PEERS = """
            import org.jetbrains.lincheck.Lincheck;
            import org.junit.platform.engine.discovery.DiscoverySelectors;
            import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
            import org.junit.platform.launcher.core.LauncherFactory;
            import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

            class OnJunit {
                public static void main(String[] args) {
                    LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                            .selectors(DiscoverySelectors.selectClass(LostUpdate.class)).build(), new SummaryGeneratingListener());
                }
            }

            class OnLincheck {
                public static void main(String[] args) {
                    Lincheck.runConcurrentTest(1000, () -> {
                        try {
                            new LostUpdate().twoThreadsCountTwoHits();
                        } catch (InterruptedException e) {
                            throw new AssertionError(e);
                        }
                    });
                }
            }
            """;

    @Mixin
    private Repository repository;

    @Mixin
    private Tables tables;

    @Option(names = "--rounds", defaultValue = "5", description = "the median counts (${DEFAULT-VALUE})")
    private int rounds;

    private final StringBuilder table = new StringBuilder(
            "| command | median, s | fastest, s | processor, s | phases of the median, ms |\n| --- | ---: | ---: | ---: | --- |\n");

    @Override
    public Integer call() throws IOException {
        Path root = repository.folder();
        String heddle = root.resolve("heddle").toString();
        Path work = Files.createTempDirectory("heddle-bench");
        try {
            List<String> find = List.of(heddle, "explore", "--events", "--out", work.resolve("out").toString(),
                    root.resolve("testData/demo/" + TEST + ".java").toString());
            String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
            row("`heddle --help`", List.of(heddle, "--help"), Map.of(), null, rounds);
            Path cold = work.resolve("cold");
            row("`heddle explore LostUpdate.java`, the first time on a JDK", find, Map.of("XDG_CACHE_HOME", cold.toString()), null, 1);
            row("the same again", find, Map.of("XDG_CACHE_HOME", cold.toString()), null, rounds);
            Map<String, String> helped = Map.of("XDG_CACHE_HOME", cold.toString(), "HEDDLE_WARM", "1");
            row("the same with a helper (`HEDDLE_WARM=1`)", find, helped, HELPER, rounds);
            String classPath = compiledPeers(root, work);
            row("the test alone on JUnit, compiled before", List.of(java, "-cp", classPath, "OnJunit"), Map.of(), null, rounds);
            row("Lincheck on its body, compiled before", List.of(java, "-cp", classPath, "OnLincheck"), Map.of(), null, rounds);
            tables.publish(root, "start", table.toString());
            return 0;
        } finally {
            Folders.delete(work);
        }
    }

    private static String compiledPeers(Path root, Path work) throws IOException {
        Path classes = Files.createDirectories(work.resolve("classes"));
        Path peers = Files.writeString(work.resolve("Peers.java"), PEERS);
        String junit;
        try (var jars = Files.list(root.resolve("engine/core/target/dist/junit"))) {
            junit = jars.map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        }
        String classPath = String.join(File.pathSeparator, classes.toString(), junit, System.getProperty("java.class.path"));
        int exit = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-nowarn", "-d", classes.toString(),
                "-cp", classPath, peers.toString(), root.resolve("testData/demo/" + TEST + ".java").toString());
        if (exit != 0) {
            throw new IllegalStateException("cannot compile the peers' programs");
        }
        return classPath;
    }

    private void row(String name, List<String> command, Map<String, String> environment, String helper, int times) throws IOException {
        tables.measuring(name);
        if (times > 1) {
            // What is made once is made now.
            StartRun.of(command, environment, helper);
            StartRun.of(command, environment, helper);
        }
        List<StartRun> runs = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            settle(helper);
            runs.add(StartRun.of(command, new HashMap<>(environment), helper));
        }
        runs.sort(Comparator.comparingDouble(StartRun::seconds));
        StartRun median = runs.get(times / 2);
        String phases = median.phases().size() == 1 ? "" : median.phases().entrySet().stream()
                .map(phase -> String.format(Locale.ROOT, "%s %.0f", phase.getKey(), phase.getValue()))
                .collect(Collectors.joining(", "));
        table.append(String.format(Locale.ROOT, "| %s | %.2f | %.2f | %.2f | %s |%n", name, median.seconds(),
                runs.get(0).seconds(), median.processorSeconds(), phases));
    }

    /** People do not come back before the helper has its workers ready. */
    private static void settle(String helper) {
        if (helper == null) {
            return;
        }
        try {
            Thread.sleep(3_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
