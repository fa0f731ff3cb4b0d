package dev.heddle.bench.inspect;

import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.HeddleInspection;
import dev.heddle.inspections.Inspections;
import dev.heddle.inspections.standalone.PsiEnvironment;
import dev.heddle.inspections.standalone.SourceTree;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Times all inspections in a process of its own and prints one line for each thing measured: name, lines, highlights,
 * milliseconds. A file is parsed anew in each round, so that nothing is remembered; its parsing is not counted,
 * since an editor has done it before, that of a folder is. Arguments: rounds, folder of Guava's sources.
 */
public final class InspectionLoop {

    private static final int WARM_UP_LINES = 1_000;
    private static final int LINES = 3_000;
    private static final int[] METHODS = {50, 100, 200, 400, 800};

    private final PsiEnvironment environment;
    private final List<HeddleInspection> inspections = Inspections.all();
    private final int rounds;

    private InspectionLoop(PsiEnvironment environment, int rounds) {
        this.environment = environment;
        this.rounds = rounds;
    }

    public static void main(String[] arguments) throws IOException {
        Path guava = Path.of(arguments[1]);
        try (PsiEnvironment environment = new PsiEnvironment()) {
            environment.addSourceFolder(guava);
            InspectionLoop loop = new InspectionLoop(environment, Integer.parseInt(arguments[0]));
            loop.folder("folder", guava.resolve("com/google/common/util/concurrent"));
            loop.file("warm-up", MadeUpProgram.withLines(WARM_UP_LINES), 4 * loop.rounds);
            loop.file("made-up", MadeUpProgram.withLines(LINES), loop.rounds);
            loop.file("real", Files.readString(guava.resolve("com/google/common/collect/MapMakerInternalMap.java")),
                    loop.rounds);
            for (int methods : METHODS) {
                loop.file("methods-" + 2 * methods, MadeUpProgram.withMethods(methods), loop.rounds / 3 + 1);
            }
            loop.folder("folder-warm", guava.resolve("com/google/common/util/concurrent"));
        }
    }

    private void file(String name, String text, int times) {
        double[] milliseconds = new double[times];
        int highlights = 0;
        for (int round = 0; round < times; round++) {
            PsiJavaFile file = environment.parse("Measured.java", text);
            PsiTreeUtil.processElements(file, element -> true);
            long start = now();
            highlights = inspect(file);
            milliseconds[round] = (now() - start) / 1e6;
        }
        Arrays.sort(milliseconds);
        print(name, text.lines().count(), highlights, milliseconds[times / 2]);
    }

    private void folder(String name, Path folder) throws IOException {
        List<String> texts = new ArrayList<>();
        for (Path path : SourceTree.of(List.of(folder)).files()) {
            texts.add(Files.readString(path));
        }
        long start = now();
        int highlights = 0;
        for (String text : texts) {
            highlights += inspect(environment.parse("Measured.java", text));
        }
        print(name, texts.stream().flatMap(String::lines).count(), highlights, (now() - start) / 1e6);
    }

    private int inspect(PsiJavaFile file) {
        int highlights = 0;
        for (HeddleInspection inspection : inspections) {
            highlights += inspection.findings(file).size();
        }
        return highlights;
    }

    /** Processor time of this thread: other programs on the machine do not count. */
    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void print(String name, long lines, int highlights, double milliseconds) {
        System.out.println(name + " " + lines + " " + highlights + " " + milliseconds);
    }
}
