package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.intellij.openapi.progress.EmptyProgressIndicator;
import com.intellij.openapi.progress.ProcessCanceledException;
import com.intellij.openapi.progress.ProgressIndicator;
import com.intellij.openapi.progress.ProgressManager;
import com.intellij.openapi.progress.impl.CoreProgressManager;
import com.intellij.psi.PsiJavaFile;
import com.sun.management.ThreadMXBean;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.harness.Markup;
import dev.heddle.inspections.standalone.PsiEnvironment;
import dev.heddle.inspections.study.TokenFuzz;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Editors show code that is being written: broken, half resolved, and out of date before the answer is there. */
class RobustnessTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root"));

    private static PsiEnvironment environment;

    @BeforeAll
    static void open() {
        environment = new PsiEnvironment();
    }

    @AfterAll
    static void close() {
        environment.close();
    }

    /** The cases and the programs under test, each several times; {@code study.FuzzMain} takes files of libraries. */
    @Test
    void doesNotThrowOnCodeWithTokensMissing() throws IOException {
        TokenFuzz fuzz = new TokenFuzz(7, environment);
        assertThat(findings(fuzz, fuzz::mutate)).isGreaterThan(500);
    }

    @Test
    void doesNotThrowOnCodeWithOtherWordsInPlaces() throws IOException {
        TokenFuzz fuzz = new TokenFuzz(8, environment);
        assertThat(findings(fuzz, fuzz::exchange)).isGreaterThan(300);
    }

    private static int findings(TokenFuzz fuzz, UnaryOperator<String> change) throws IOException {
        List<Path> sources;
        try (Stream<Path> paths = Files.walk(ROOT.resolve("testData"))) {
            sources = paths.filter(path -> path.toString().endsWith(".java")).sorted().toList();
        }
        assertThat(sources).hasSizeGreaterThan(500);
        int findings = 0;
        for (int i = 0; i < 2_000; i++) {
            Path source = sources.get(i % sources.size());
            String text = change.apply(Markup.strip(Files.readString(source)));
            findings += fuzz.inspect(source.getFileName().toString(), text);
        }
        return findings;
    }

    @Test
    void worksWithUnresolvedReferences() {
        PsiJavaFile file = environment.parse("Broken.java", """
                class Broken extends Missing implements Runnable {
                    private boolean done;
                    private Unknown unknown;

                    public void run() {
                        while (!done) {
                            unknown.step(() -> other.done = true, nowhere::at);
                        }
                    }

                    public void stop() {
                        done = true;
                        synchronized (lock) { missing.lock(); }
                """);
        assertThat(new SharedAccessInspection().findings(file)).hasSize(1);
        for (HeddleInspection inspection : Inspections.all()) {
            assertThat(inspection.findings(file)).isNotNull();
        }
    }

    /** While a class is being given a new superclass it can be its own ancestor. */
    @Test
    void comesToAnEndWhereClassesExtendEachOther() {
        PsiJavaFile file = environment.parse("Circle.java", """
                class Circle extends Other implements Runnable {
                    private static Circle made;
                    private final java.util.concurrent.ConcurrentMap<String, Circle> all = null;
                    private int count;

                    static Circle made() {
                        if (made == null) {
                            synchronized (Circle.class) {
                                if (made == null) {
                                    made = new Circle();
                                }
                            }
                        }
                        return made;
                    }

                    public void run() {
                        count++;
                        if (!all.containsKey("a")) {
                            all.put("a", new Circle());
                        }
                        new Thread(new Other()).start();
                    }

                    public synchronized int count() {
                        return count;
                    }
                }

                class Other extends Circle {
                }
                """);
        for (HeddleInspection inspection : Inspections.all()) {
            assertThat(inspection.findings(file)).as(inspection.getShortName()).isNotNull();
        }
        assertThat(texts(new MisusedSyncInspection().findings(file))).hasSize(1);
    }

    @Test
    void emptyAndOddFiles() {
        for (String text : List.of("", "class", "package a;", "{{{{", "interface I { void m(); }", "@interface A {}",
                "enum E { A { void f() {} } }", "record R(int a) { R { } }", "module m { }", "void main() { }")) {
            PsiJavaFile file = environment.parse("Odd.java", text);
            for (HeddleInspection inspection : Inspections.all()) {
                assertThat(inspection.findings(file)).as(text).isEmpty();
            }
        }
    }

    @Test
    void canBeCancelled() {
        ProgressIndicator indicator = new EmptyProgressIndicator();
        indicator.start();
        indicator.cancel();
        for (HeddleInspection inspection : Inspections.all()) {
            PsiJavaFile file = environment.parse("Some.java", "class Some { int a; void f() { a++; } }");
            assertThatThrownBy(() -> ProgressManager.getInstance()
                            .executeProcessUnderProgress(() -> inspection.findings(file), indicator))
                    .as(inspection.getShortName())
                    .isInstanceOf(ProcessCanceledException.class);
        }
    }

    /** Is asked at every check, not only once somebody has cancelled, and says stop when it has been asked enough. */
    private static final class Patience extends CoreProgressManager {

        private final int limit;
        private int asked;

        Patience(int limit) {
            this.limit = limit;
        }

        @Override
        protected void doCheckCanceled() {
            asked++;
            if (asked > limit) {
                throw new ProcessCanceledException();
            }
        }

        /** The findings; null where patience ended. */
        List<Finding> findings(HeddleInspection inspection, PsiJavaFile file) throws ReflectiveOperationException {
            Field current = ProgressManager.class.getDeclaredField("ourInstance");
            current.setAccessible(true);
            ProgressManager usual = ProgressManager.getInstance();
            current.set(null, this);
            try {
                return inspection.findings(file);
            } catch (ProcessCanceledException e) {
                return null;
            } finally {
                current.set(null, usual);
            }
        }
    }

    private static int timesAsked(HeddleInspection inspection, String text) throws ReflectiveOperationException {
        Patience patience = new Patience(Integer.MAX_VALUE);
        assertThat(patience.findings(inspection, environment.parse("Some.java", text))).isNotNull();
        return patience.asked;
    }

    private static String classWith(int methods) {
        StringBuilder text = new StringBuilder("class Some implements Runnable { int a; public void run() { a = 0; }");
        for (int i = 0; i < methods; i++) {
            text.append("public void m").append(i).append("() { synchronized (this) { if (a > 1) { a++; } } }\n");
        }
        return text.append("}").toString();
    }

    @Test
    void asksOftenWhetherItShouldGoOn() throws ReflectiveOperationException {
        for (HeddleInspection inspection : Inspections.all()) {
            int few = timesAsked(inspection, classWith(50));
            int many = timesAsked(inspection, classWith(250));
            assertThat(many - few).as(inspection.getShortName()).isGreaterThanOrEqualTo(200);
        }
    }

    /** The memory that is asked for on the way stands for the time: it does not depend on the machine. */
    @Test
    void worksInProportionToTheMethodsOfAClass() {
        for (String method : List.of(
                "public void m%d() throws Exception { synchronized (gate) { if (!open) gate.wait(); gate.notify(); } }",
                "public void m%d() { while (state != 1) { } state = 1; System.out.println(state); }",
                "public void m%d() { if (!map.containsKey(gate)) { map.put(gate, gate); } state++; }",
                "public int m%d() { new Thread(() -> state++).start(); return state; }")) {
            work(method, 100);
            assertThat(work(method, 400)).as(method).isLessThan(5 * work(method, 100));
        }
    }

    @Test
    void worksInProportionToTheStartsInAMethod() {
        for (String start : List.of(
                "new Thread(() -> state++).start();",
                "Thread t%1$d = new Thread(() -> state++); t%1$d.start();",
                "Thread t%1$d = new Thread(() -> state++); t%1$d.start(); t%1$d.join();",
                "new java.util.concurrent.FutureTask<>(() -> state++).run(); step();",
                "new Some().step();")) {
            workOfStarts(start, 100);
            assertThat(workOfStarts(start, 400)).as(start).isLessThan(5 * workOfStarts(start, 100));
        }
    }

    private static long workOfStarts(String start, int count) {
        StringBuilder text = new StringBuilder("class Some { int state; void step() { new Thread(() -> state++).start(); }"
                + "public static void main(String[] arguments) throws Exception { new Some().all(); }"
                + "void all() throws Exception {");
        for (int i = 0; i < count; i++) {
            text.append(start.formatted(i)).append('\n');
        }
        return work(text.append("state++; } }").toString());
    }

    private static long work(String method, int count) {
        StringBuilder text = new StringBuilder("class Some { final Object gate = new Object(); boolean open; int state;"
                + "final java.util.Map<Object, Object> map = new java.util.concurrent.ConcurrentHashMap<>();");
        for (int i = 0; i < count; i++) {
            text.append(method.formatted(i)).append('\n');
        }
        return work(text.append("}").toString());
    }

    private static long work(String text) {
        PsiJavaFile file = environment.parse("Some.java", text);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        Inspections.forCommandLine(null).forEach(inspection -> inspection.findings(file));
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }

    @Test
    void leavesNothingHalfDoneWhenItIsCancelledOnTheWay() throws ReflectiveOperationException {
        String text = classWith(20);
        for (HeddleInspection inspection : Inspections.all()) {
            List<String> expected = texts(inspection.findings(environment.parse("Some.java", text)));
            PsiJavaFile file = environment.parse("Some.java", text);
            int cancelled = 0;
            for (int limit = 0; limit < 200; limit += 7) {
                cancelled += new Patience(limit).findings(inspection, file) == null ? 1 : 0;
            }
            assertThat(cancelled).as(inspection.getShortName()).isGreaterThan(3);
            assertThat(texts(inspection.findings(file))).as(inspection.getShortName()).isEqualTo(expected);
        }
    }

    private static List<String> texts(List<Finding> findings) {
        return findings.stream().map(Finding::message).toList();
    }

    /** Generated code nests deeper than anybody writes. */
    @Test
    void goesAsDeepAsTheCode() {
        String deep = "class Deep { int a; Object o; void f() { a = " + "(".repeat(500) + "a" + ")".repeat(500) + "; "
                + "o" + ".toString()".repeat(1_500) + ".run(); "
                + "{ ".repeat(300) + "a++;" + " }".repeat(300) + " } }";
        PsiJavaFile file = environment.parse("Deep.java", deep);
        for (HeddleInspection inspection : Inspections.all()) {
            assertThat(inspection.findings(file)).as(inspection.getShortName()).isEmpty();
        }
    }
}
