package dev.heddle.bench.sweep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A program of testData.
 *
 * @param folder below testData, one for each class path
 * @param fixed whether it runs with {@code -Dfixed=true}, as its own twin without the fault
 * @param hasInputs whether what it does depends on inputs, which not every strategy chooses
 * @param options of {@code heddle explore} that it needs
 * @param verdict what its source says of it
 */
public record SweepProgram(String folder, String name, boolean fixed, boolean hasInputs, Set<String> options, Verdict verdict) {

    /** What is known of a program without exploring it. */
    public enum Verdict { CLEAN, FAULTY, NOT_SAID }

    /** Folders with programs to explore; all their programs run without arguments. */
    static final List<String> FOLDERS =
            List.of("programs", "demo", "sctbench", "counts", "unfolding", "predict", "proactive", "interference", "hapset");
    /** What is not on the class path here, and an old class file that a compiler of today does not write. */
    private static final List<String> LEFT_OUT =
            List.of("import org.junit.Test;", "import org.junit.Rule;", "import static org.assertj", "// class-file:");

    /** All programs that can be run here, those of one folder in the order of their names. */
    public static List<SweepProgram> in(Path testData) {
        List<SweepProgram> programs = new ArrayList<>();
        for (String folder : FOLDERS) {
            for (Path file : sources(testData, folder)) {
                String text = read(file);
                if (!text.contains("void main(String[]") && !text.contains("Test")) {
                    continue;
                }
                String name = file.getFileName().toString().replace(".java", "");
                boolean inputs = text.contains("Heddle.input");
                programs.add(new SweepProgram(folder, name, false, inputs, options(text), verdict(text)));
                if (text.contains("getBoolean(\"fixed\")")) {
                    programs.add(new SweepProgram(folder, name, true, inputs, options(text), Verdict.CLEAN));
                }
            }
        }
        return programs;
    }

    /** The sources of a folder that can be compiled with JUnit 5 alone. */
    static List<Path> sources(Path testData, String folder) {
        try (Stream<Path> files = Files.walk(testData.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> LEFT_OUT.stream().noneMatch(read(file)::contains))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> options(String text) {
        return header(text).filter(line -> line.startsWith("// options: "))
                .flatMap(line -> Stream.of(line.substring(12).split(" "))).collect(Collectors.toSet());
    }

    private static Verdict verdict(String text) {
        List<String> expected = header(text).filter(line -> line.startsWith("// expect: ")).toList();
        if (expected.isEmpty()) {
            return Verdict.NOT_SAID;
        }
        return expected.contains("// expect: clean") ? Verdict.CLEAN : Verdict.FAULTY;
    }

    private static Stream<String> header(String text) {
        return text.lines().takeWhile(line -> line.startsWith("// "));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Stands for the program in files and tables. */
    public String key() {
        return folder + "/" + name + (fixed ? "+fixed" : "");
    }

    /** Programs that one process can explore one after the other. */
    String group() {
        return folder + (fixed ? "+fixed " : " ") + options.stream().sorted().toList();
    }
}
