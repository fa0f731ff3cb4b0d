package dev.heddle.ide.zip;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** JetBrains' plugin verifier on the packed plugin: it finds nothing, and something in each platform that changed. */
class VerifierTest {

    private static final Path VERIFIER = Path.of(System.getProperty("heddle.verifier"));
    private static final String CONTROL = "IU-253.20000";

    @TempDir
    private static Path folder;

    private static String output;

    /** All at once: most of the time goes into starting the verifier. */
    @BeforeAll
    static void verify() throws Exception {
        Map<String, byte[]> stubs = SyntheticIde.stubs();
        Path kotlin = VERIFIER.resolve("kotlin-stdlib.jar");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar",
                VERIFIER.resolve("verifier-cli-all.jar").toString(), "check-plugin", System.getProperty("heddle.zip")));
        command.add(SyntheticIde.make(folder.resolve("control"), CONTROL, stubs, kotlin).toString());
        for (Mutant mutant : Mutant.values()) {
            Path ide = folder.resolve(mutant.name());
            command.add(SyntheticIde.make(ide, build(mutant), mutant.of(stubs), kotlin).toString());
        }
        command.addAll(List.of("-offline", "-verification-reports-dir", folder.resolve("reports").toString()));
        Path log = folder.resolve("verifier.log");
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start().waitFor();
        output = Files.readString(log);
        // Links to jars elsewhere are not for whoever empties the folder.
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path link : files.filter(Files::isSymbolicLink).toList()) {
                Files.delete(link);
            }
        }
    }

    private static String build(Mutant mutant) {
        return "IU-253." + (20001 + mutant.ordinal());
    }

    /** What is said of one IDE, from its line on to the next that is about another. */
    private static String verdict(String build) {
        String head = "against " + build + ":";
        int from = output.indexOf(head);
        assertThat(from).as("a verdict for %s in%n%s", build, output).isNotNegative();
        int to = output.indexOf("\nPlugin ", from);
        return output.substring(from + head.length(), to < 0 ? output.length() : to).strip().toLowerCase(Locale.ROOT);
    }

    @Test
    void thePluginIsCompatibleAndUsesNothingThatIsNotMeantForIt() {
        assertThat(verdict(CONTROL).lines().findFirst()).hasValue("compatible");
        assertThat(verdict(CONTROL)).doesNotContain("usage of", "deprecated", "experimental", "internal");
    }

    @ParameterizedTest
    @EnumSource
    void aPlatformThatChangedIsNoticed(Mutant mutant) {
        assertThat(verdict(build(mutant))).contains(mutant.finding);
    }
}
