package dev.heddle.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.acme.Calls;
import com.acme.Ng;
import dev.heddle.bootstrap.FoundTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.testng.ITestListener;
import org.testng.ITestResult;
import org.testng.TestNG;
import org.testng.xml.XmlClass;
import org.testng.xml.XmlInclude;
import org.testng.xml.XmlSuite;
import org.testng.xml.XmlTest;

/** Against TestNG itself: the same calls in the same order, and the same verdict. */
class TestNgTestsTest {

    private final TestNgTests tests = new TestNgTests();

    private List<String> names(Class<?> type) {
        return tests.find(type, null).stream().map(FoundTest::displayName).toList();
    }

    @Test
    void testsAreRunDirectlyWithTestNGsCalls() {
        List<FoundTest> found = tests.find(Ng.Plain.class, null);
        assertThat(names(Ng.Plain.class))
                .containsExactlyInAnyOrder("inherited", "overridden", "test", "fails", "expected");
        for (FoundTest test : found) {
            assertThat(test).isInstanceOf(DirectTest.class);
            Run real = real(Ng.Plain.class, test.displayName());
            assertThat(real.calls()).contains("constructor", "beforeSuite", "afterSuite");
            assertThat(run(test)).as(test.id()).isEqualTo(real);
            assertThat(run(test)).as("second execution of " + test.id()).isEqualTo(real);
        }
    }

    @Test
    void theAnnotationOfAClassMakesTestsOfItsPublicMethods() {
        assertThat(names(Ng.All.class)).containsExactlyInAnyOrder("first", "second");
        assertThat(names(Ng.Below.class)).containsExactlyInAnyOrder("first", "second", "third");
        for (FoundTest test : tests.find(Ng.Below.class, null)) {
            assertThat(run(test)).as(test.id()).isEqualTo(real(Ng.Below.class, test.displayName()));
        }
    }

    @Test
    void whatIsLeftOutIsSaid() {
        assertThat(tests.find(Ng.LeftOut.class, null))
                .extracting(test -> test.displayName() + ": " + test.skipped())
                .containsExactlyInAnyOrder(
                        "disabled: it is not enabled",
                        "ignored: it is @Ignore'd",
                        "withRows: it has parameters, which Heddle does not supply for TestNG; "
                                + "call it from a test without");
        assertThat(tests.find(Ng.Above.class, null)).isEmpty();
        assertThat(tests.find(Ng.Plain.class, "test")).extracting(FoundTest::id)
                .containsExactly("com.acme.Ng$Plain#test");
        assertThat(tests.find(TestNgTestsTest.class, null)).isEmpty();
    }

    private static Run run(FoundTest test) {
        Calls.take();
        Throwable failure = catchThrowable(test::run);
        return new Run(Calls.take(), String.valueOf(failure));
    }

    private static Run real(Class<?> type, String method) {
        XmlSuite suite = new XmlSuite();
        XmlTest test = new XmlTest(suite);
        XmlClass ofTest = new XmlClass(type);
        ofTest.setIncludedMethods(new ArrayList<>(List.of(new XmlInclude(method))));
        test.setXmlClasses(new ArrayList<>(List.of(ofTest)));
        List<Throwable> failures = new ArrayList<>();
        TestNG runner = new TestNG(false);
        runner.setVerbose(0);
        runner.setXmlSuites(List.of(suite));
        runner.addListener(new ITestListener() {
            @Override
            public void onTestFailure(ITestResult result) {
                failures.add(result.getThrowable());
            }
        });
        Calls.take();
        runner.run();
        return new Run(Calls.take(), failures.isEmpty() ? "null" : failures.get(0).toString());
    }

    private record Run(List<String> calls, String failure) {}
}
