package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.codeInspection.ProblemDescriptor;
import com.intellij.codeInspection.ProblemHighlightType;
import dev.heddle.inspections.harness.InspectionHarness;
import dev.heddle.inspections.standalone.PsiEnvironment;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the options switch on and off. */
class OptionsTest {

    private static PsiEnvironment environment;
    private static InspectionHarness harness;

    @BeforeAll
    static void open() {
        environment = new PsiEnvironment();
        harness = new InspectionHarness(environment);
    }

    @AfterAll
    static void close() {
        environment.close();
    }

    private static int count(HeddleInspection inspection, String text) {
        return harness.problems(inspection, environment.parse("Some.java", text)).size();
    }

    @Test
    void lazyInitialisationOfVolatileFields() {
        String text = """
                class Some {
                    private volatile Object cache;
                    Object cache() {
                        if (cache == null) {
                            cache = new Object();
                        }
                        return cache;
                    }
                }
                """;
        CheckThenActInspection inspection = new CheckThenActInspection();
        assertThat(count(inspection, text)).isZero();
        inspection.reportLazyInitialisation = true;
        assertThat(count(inspection, text)).isEqualTo(1);
    }

    @Test
    void whatTheIdeReports() {
        String text = """
                class Some {
                    private Integer value = 1;
                    private Object lock = new Object();
                    void work() {
                        synchronized (value) { value++; }
                        synchronized (lock) { lock = new Object(); }
                    }
                }
                """;
        MisusedSyncInspection inspection = new MisusedSyncInspection();
        assertThat(count(inspection, text)).isZero();
        inspection.reportWhatIdeReports = true;
        assertThat(count(inspection, text)).isEqualTo(2);
    }

    @Test
    void pollThatMayFindNothing() {
        String text = """
                import java.util.concurrent.*;
                class Some {
                    final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
                    int now() { return queue.poll().length(); }
                    int soon() throws InterruptedException { return queue.poll(1, TimeUnit.SECONDS).length(); }
                    boolean any() { return queue.poll() != null; }
                }
                """;
        MisusedSyncInspection inspection = new MisusedSyncInspection();
        assertThat(count(inspection, text)).isZero();
        inspection.reportWhatIdeReports = true;
        assertThat(count(inspection, text)).isEqualTo(2);
        assertThat(harness.fixed(inspection, "Some.java", text, "Replace with 'take()'"))
                .isEqualTo(text.replace("poll(1, TimeUnit.SECONDS)", "take()"));
    }

    @Test
    void blockingUnderLock() {
        String text = """
                class Some {
                    synchronized void pause() throws InterruptedException { Thread.sleep(1); }
                    synchronized void other() { }
                }
                """;
        MisusedSyncInspection inspection = new MisusedSyncInspection();
        assertThat(count(inspection, text)).isEqualTo(1);
        inspection.reportBlockingUnderLock = false;
        assertThat(count(inspection, text)).isZero();
    }

    @Test
    void entryPointsByConfiguration() {
        String text = """
                class Some {
                    @interface Nightly { }
                    private int runs;
                    @Nightly void tick() { runs++; }
                    public int runs() { return runs; }
                }
                """;
        SharedAccessInspection inspection = new SharedAccessInspection();
        assertThat(count(inspection, text)).isZero();
        inspection.scheduledAnnotations = "Nightly";
        assertThat(count(inspection, text)).isEqualTo(1);
    }

    @Test
    void lockingImpliesSharing() {
        String text = """
                class Some {
                    private int balance;
                    public synchronized void deposit(int n) { balance += n; }
                    public synchronized void withdraw(int n) { balance -= n; }
                    public int balance() { return balance; }
                }
                """;
        SharedAccessInspection inspection = new SharedAccessInspection();
        assertThat(count(inspection, text)).isEqualTo(1);
        inspection.lockingImpliesSharing = false;
        assertThat(count(inspection, text)).isZero();
    }

    @Test
    void weakFindings() {
        String text = """
                class Some {
                    private volatile int hits;
                    public void hit() { hits++; }
                }
                """;
        CheckThenActInspection inspection = new CheckThenActInspection();
        assertThat(harness.problems(inspection, environment.parse("Some.java", text)))
                .extracting(ProblemDescriptor::getHighlightType)
                .containsExactly(ProblemHighlightType.WEAK_WARNING);
        inspection.showWeakFindings = false;
        assertThat(count(inspection, text)).isZero();
    }

    @Test
    void lineDistance() {
        String text = """
                class Some {
                    private int value;
                    synchronized int get() { return value; }
                    synchronized void set(int n) { value = n; }
                    void run() {
                        int old = get();

                        System.out.println();

                        set(old + 1);
                    }
                }
                """;
        AtomicRegionInspection inspection = new AtomicRegionInspection();
        assertThat(count(inspection, text)).isEqualTo(1);
        inspection.maxLineDistance = 2;
        assertThat(count(inspection, text)).isZero();
    }

    @Test
    void twoObjectsOfOneClass() {
        String text = """
                class Some {
                    synchronized void copyFrom(Some other) { other.take(); }
                    synchronized void take() { }
                }
                """;
        LockOrderInspection inspection = new LockOrderInspection();
        assertThat(count(inspection, text)).isEqualTo(1);
        inspection.reportWithinOneClass = false;
        assertThat(count(inspection, text)).isZero();
    }
}
