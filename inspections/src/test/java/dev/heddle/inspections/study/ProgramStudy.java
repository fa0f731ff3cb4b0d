package dev.heddle.inspections.study;

import dev.heddle.inspections.Inspections;
import dev.heddle.inspections.standalone.Inspector;
import dev.heddle.inspections.standalone.PsiEnvironment;
import dev.heddle.inspections.standalone.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs all inspections, as the command line does, over programs that say in a comment whether they have a bug
 * ({@code // expect: clean} or a failure), and prints how many of each kind have highlights, and which are wrong.
 * Argument: the folder.
 */
public final class ProgramStudy {

    private ProgramStudy() {}

    public static void main(String[] arguments) throws IOException {
        SourceTree sources = SourceTree.of(List.of(Path.of(arguments[0])));
        List<Path> missed = new ArrayList<>();
        List<Path> needless = new ArrayList<>();
        int buggy = 0;
        int clean = 0;
        try (PsiEnvironment environment = new PsiEnvironment()) {
            sources.folders().forEach(environment::addSourceFolder);
            Inspector inspector = new Inspector(environment, Inspections.forCommandLine(null));
            for (Path file : sources.files()) {
                boolean highlighted = !inspector.inspect(file, file).isEmpty();
                if (Files.readString(file).contains("// expect: clean")) {
                    clean++;
                    addIf(highlighted, needless, file);
                } else {
                    buggy++;
                    addIf(!highlighted, missed, file);
                }
            }
        }
        missed.forEach(file -> System.out.println("missed " + file));
        needless.forEach(file -> System.out.println("needless " + file));
        System.out.printf(
                "%d of %d with a bug highlighted, %d of %d without%n",
                buggy - missed.size(), buggy, needless.size(), clean);
    }

    private static void addIf(boolean condition, List<Path> files, Path file) {
        if (condition) {
            files.add(file);
        }
    }
}
