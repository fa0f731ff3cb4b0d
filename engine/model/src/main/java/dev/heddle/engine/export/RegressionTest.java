package dev.heddle.engine.export;

import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A JUnit 5 test that fails while a bug is there: it replays the schedule that shows it, which lies beside it as a resource. The
 * test needs nothing but JUnit, and Heddle on the machine that runs it.
 *
 * @param name of the class, without its package
 * @param inPackage empty for none
 */
public record RegressionTest(String name, String inPackage, String source, String schedule) {

    public static RegressionTest of(Violation violation, Schedule schedule) {
        String target = schedule.target();
        int hash = target.indexOf('#');
        String type = hash < 0 ? target : target.substring(0, hash);
        int dot = type.lastIndexOf('.');
        String simple = identifier(type.substring(dot + 1)).replaceFirst("Tests?$", "");
        String method = hash < 0 ? "main" : identifier(target.substring(hash + 1).replaceFirst("[(\\[].*", ""));
        String name = simple + capital(method) + "ScheduleTest";
        String inPackage = dot < 0 ? "" : type.substring(0, dot);
        StringBuilder why = new StringBuilder();
        for (String line : violation.story() == null ? List.<String>of() : violation.story()) {
            why.append(" * ").append(comment(line)).append('\n');
        }
        String source = template()
                .replace("${package}", inPackage.isEmpty() ? "" : "package " + inPackage + ";\n\n")
                .replace("${kind}", comment(schedule.kind() == null ? "failure" : schedule.kind().label()))
                .replace("${target}", comment(target))
                .replace("${why}", why)
                .replace("${name}", name)
                .replace("${method}", method);
        return new RegressionTest(name, inPackage, source, Json.file(schedule));
    }

    private static String template() {
        try (InputStream in = RegressionTest.class.getResourceAsStream("RegressionTest.java.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String identifier(String name) {
        String valid = name.replaceAll("[^A-Za-z0-9_]", "_");
        return valid.isEmpty() || Character.isDigit(valid.charAt(0)) ? "_" + valid : valid;
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** Text of the program under test that cannot end a comment: a backslash begins an escape even there. */
    private static String comment(String text) {
        return text.replaceAll("[\\p{Cntrl}\\p{Cf}]+", " ").replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                .replace("\\", "&#92;").replace("*/", "*&#47;").replace("@", "&#64;").replace("$", "&#36;");
    }

    /**
     * Writes both files: into the folders of tests and their resources where the folder is that of a project, else into the
     * folder itself.
     *
     * @return the file with the test
     */
    public Path write(Path folder) throws IOException {
        boolean isProject = List.of("pom.xml", "build.gradle", "build.gradle.kts").stream()
                .anyMatch(file -> Files.exists(folder.resolve(file)));
        String room = inPackage.replace('.', '/');
        Path tests = (isProject ? folder.resolve("src/test/java") : folder).resolve(room);
        Path resources = (isProject ? folder.resolve("src/test/resources") : folder).resolve(room);
        Files.createDirectories(tests);
        Files.createDirectories(resources);
        Files.writeString(resources.resolve(name + ".schedule.json"), schedule);
        return Files.writeString(tests.resolve(name + ".java"), source);
    }
}
