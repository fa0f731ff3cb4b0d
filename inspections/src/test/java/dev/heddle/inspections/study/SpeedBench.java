package dev.heddle.inspections.study;

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
 * Times all inspections: a made-up file of 3,000 lines, files with ever more methods in one class, and a folder of
 * real sources. Each round has a newly parsed file, so nothing is
 * remembered; for the folder, parsing counts too. Arguments: source
 * folder, folder inside it to inspect.
 */
public final class SpeedBench {

    private static final int ROUNDS = 11;
    private static final int WARM_UP = 120;

    private final PsiEnvironment environment;
    private final List<HeddleInspection> inspections = Inspections.all();

    private SpeedBench(PsiEnvironment environment) {
        this.environment = environment;
    }

    public static void main(String[] arguments) throws IOException {
        try (PsiEnvironment environment = new PsiEnvironment()) {
            SpeedBench bench = new SpeedBench(environment);
            String warm = program(1000);
            for (int i = 0; i < WARM_UP; i++) {
                bench.medianMs(warm, 1);
            }
            for (int methods : new int[] {50, 100, 200, 400, 800}) {
                String text = classWith(methods);
                System.out.printf(
                        "%d methods, %d lines: median %.1f ms%n", methods, text.lines().count(), bench.medianMs(text));
            }
            if (arguments.length == 2) {
                environment.addSourceFolder(Path.of(arguments[0]));
                bench.folder(Path.of(arguments[1]));
            }
            System.out.printf("3,000 lines: median %.1f ms%n", bench.medianMs(program(3000)));
        }
    }

    private double medianMs(String text) {
        return medianMs(text, ROUNDS);
    }

    private double medianMs(String text, int rounds) {
        double[] times = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            PsiJavaFile file = environment.parse("Bench.java", text);
            PsiTreeUtil.processElements(file, element -> true);
            long start = now();
            for (HeddleInspection inspection : inspections) {
                inspection.findings(file);
            }
            times[round] = (now() - start) / 1e6;
        }
        Arrays.sort(times);
        return times[rounds / 2];
    }

    /** Processor time of this thread: other programs on the machine do not count. */
    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private void folder(Path folder) throws IOException {
        List<String> files = new ArrayList<>();
        long lines = 0;
        for (Path path : SourceTree.of(List.of(folder)).files()) {
            files.add(Files.readString(path));
            lines += files.get(files.size() - 1).lines().count();
        }
        for (int round = 1; round <= 3; round++) {
            long start = now();
            long wall = System.nanoTime();
            for (String text : files) {
                PsiJavaFile file = environment.parse("Some.java", text);
                inspections.forEach(inspection -> inspection.findings(file));
            }
            System.out.printf(
                    "%s: %d files, %d lines, round %d: %.2f s of processor time, %.2f s%n",
                    folder.getFileName(), files.size(), lines, round, (now() - start) / 1e9,
                    (System.nanoTime() - wall) / 1e9);
        }
    }

    /** A file of about that many lines, with threads, locks, maps and calls between its methods. */
    static String program(int lines) {
        StringBuilder text = new StringBuilder("import java.util.*;\nimport java.util.concurrent.*;\n\n");
        for (int i = 0; text.chars().filter(c -> c == '\n').count() < lines; i++) {
            text.append("class Part").append(i).append(" {\n").append(members(4)).append("}\n\n");
        }
        return text.toString();
    }

    static String classWith(int methods) {
        return "import java.util.*;\nimport java.util.concurrent.*;\n\nclass Many {\n" + members(methods) + "}\n";
    }

    private static String members(int methods) {
        StringBuilder text = new StringBuilder();
        text.append("    private final Object lock = new Object();\n");
        text.append("    private final Map<String, Integer> map = new ConcurrentHashMap<>();\n");
        for (int i = 0; i < methods; i++) {
            int next = (i + 1) % methods;
            text.append("    private int count%d;\n".formatted(i));
            text.append("""
                        void step%1$d(ExecutorService pool, String key) {
                            synchronized (lock) {
                                count%1$d = count%2$d + 1;
                            }
                            if (!map.containsKey(key)) {
                                map.put(key, count%1$d);
                            }
                            pool.submit(() -> {
                                count%1$d++;
                                helper%1$d(pool, key);
                            });
                        }

                        private void helper%1$d(ExecutorService pool, String key) {
                            for (int i = 0; i < 10; i++) {
                                map.merge(key, i, Integer::sum);
                            }
                            helper%2$d(pool, key);
                        }

                    """.formatted(i, next));
        }
        return text.toString();
    }
}
