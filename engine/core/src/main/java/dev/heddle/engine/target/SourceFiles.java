package dev.heddle.engine.target;

import dev.heddle.engine.model.BadRequestException;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles a program that is one source file. */
public final class SourceFiles {

    private SourceFiles() {}

    /**
     * A compiled source file.
     *
     * @param classes the folder its classes are in
     * @param entry name of the class with the tests or the main method
     */
    public record Compiled(Path classes, String entry) {}

    /**
     * Compiles a source file into an empty folder.
     *
     * @param release the Java version to compile for, or 0 for the one that runs this
     */
    public static Compiled compile(Path source, Path classes, List<Path> classPath, int release)
            throws BadRequestException {
        if (!Files.isReadable(source) || Files.isDirectory(source)) {
            throw new BadRequestException("cannot read " + source + "; check the path");
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new BadRequestException("this Java has no compiler; run Heddle with a JDK (HEDDLE_JAVA_HOME)");
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        StringWriter output = new StringWriter();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            Files.createDirectories(classes);
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
            List<String> options = new ArrayList<>(List.of("-g", "-parameters", "-proc:none", "-nowarn"));
            if (release > 0) {
                options.addAll(List.of("--release", String.valueOf(release)));
            }
            boolean compiled = compiler.getTask(
                            output, files, diagnostics, options, null, files.getJavaFileObjects(source))
                    .call();
            if (!compiled) {
                throw new BadRequestException(firstError(source, diagnostics, output.toString()));
            }
            return new Compiled(classes, EntryClass.of(classes, source));
        } catch (IOException e) {
            throw new BadRequestException("cannot write classes to " + classes + ": " + e.getMessage(), e);
        }
    }

    private static String firstError(
            Path source, DiagnosticCollector<JavaFileObject> diagnostics, String output) {
        List<Diagnostic<? extends JavaFileObject>> errors = diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .toList();
        if (errors.isEmpty()) {
            return source + " does not compile: " + oneLine(output);
        }
        Diagnostic<? extends JavaFileObject> first = errors.get(0);
        String more = errors.size() == 1 ? "" : " (and " + (errors.size() - 1) + " more)";
        String line = first.getLineNumber() > 0 ? ":" + first.getLineNumber() : "";
        return source + line + ": " + oneLine(first.getMessage(Locale.ROOT)) + more;
    }

    /** javac puts the symbol and its place on lines of their own. */
    private static String oneLine(String message) {
        return message.strip().replaceAll("\\s*\\R\\s*", ", ").replaceAll(" {2,}", " ");
    }
}
