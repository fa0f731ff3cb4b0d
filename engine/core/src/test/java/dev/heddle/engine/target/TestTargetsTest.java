package dev.heddle.engine.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.heddle.engine.model.BadRequestException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TestTargetsTest {

    @TempDir
    Path folder;

    private Program program;

    @BeforeEach
    void makeProgram() {
        program = new Program(folder);
    }

    @Test
    void timeLimitsAreMentioned() throws Throwable {
        program.compile("TimedTest.java", """
                package com.acme;
                import org.junit.jupiter.api.*;
                class TimedTest {
                    @Test @Timeout(1) void limited() {}
                    @Test void unlimited() {}
                    @Nested @Timeout(2) class Inner { @Test void inner() {} }
                }
                """);
        program.compile("Timed4Test.java", """
                package com.acme;
                import org.junit.*;
                public class Timed4Test {
                    @Test(timeout = 100) public void limited() {}
                    @Test public void unlimited() {}
                }
                """);

        assertThat(notes("com.acme.TimedTest")).containsExactlyInAnyOrder(
                "limited the time limit of @Timeout", "unlimited null", "inner the time limit of @Timeout");
        assertThat(notes("com.acme.Timed4Test")).containsExactlyInAnyOrder(
                "limited the time limit of @Test(timeout = 100)", "unlimited null");
    }

    private List<String> notes(String target) throws Exception {
        return program.resolve(target).stream()
                .map(test -> test.id().replaceFirst(".*#", "") + " "
                        + (test.note() == null ? null : test.note().replaceFirst(" is not applied: .*", "")))
                .toList();
    }

    @Test
    void aClassStandsForAllItsTests() throws Throwable {
        program.compile("BankTest.java", """
                package com.acme;
                import org.junit.jupiter.api.*;
                class BankTest {
                    @Test void passes() {}
                    @Test void fails() { throw new IllegalStateException("broke"); }
                    @Test @Disabled void disabled() {}
                    @Nested class Closed { @Test void atNight() {} }
                }
                """);

        List<TestCase> cases = program.resolve("com.acme.BankTest");

        assertThat(cases).extracting(TestCase::id).containsExactlyInAnyOrder(
                "com.acme.BankTest#passes", "com.acme.BankTest#fails", "com.acme.BankTest$Closed#atNight");
        assertThat(program.resolve("com.acme.BankTest$Closed#atNight")).hasSize(1);
        TestCase failing = program.resolve("com.acme.BankTest#fails").get(0);
        assertThat(catchThrowable(failing.body()::run))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("broke");
    }

    @Test
    void everyIdNamesItsTest() throws Exception {
        program.compile("ManyTest.java", """
                import org.junit.jupiter.api.*;
                import org.junit.jupiter.params.*;
                import org.junit.jupiter.params.provider.*;
                class ManyTest {
                    @ParameterizedTest @ValueSource(ints = {1, 2}) void number(int n) {}
                    @ParameterizedTest @ValueSource(strings = "a") void number(String s) {}
                    @RepeatedTest(3) void again() {}
                    @Test void plain() {}
                }
                """);

        List<TestCase> cases = program.resolve("ManyTest");

        assertThat(cases).extracting(TestCase::id).containsExactlyInAnyOrder(
                "ManyTest#number(int)[1]", "ManyTest#number(int)[2]", "ManyTest#number(java.lang.String)[1]",
                "ManyTest#again[1]", "ManyTest#again[2]", "ManyTest#again[3]", "ManyTest#plain");
        for (TestCase test : cases) {
            assertThat(program.resolve(test.id())).extracting(TestCase::id).containsExactly(test.id());
        }
        assertThat(program.resolve("ManyTest#again")).hasSize(3);
        assertThat(program.resolve("ManyTest#number")).hasSize(3);
        assertThat(program.resolve("ManyTest#number(int)")).hasSize(2);
    }

    @Test
    void testsOfJUnit4AreFoundToo() throws Exception {
        program.compile("OldTest.java", """
                public class OldTest {
                    @org.junit.Rule public org.junit.rules.TestName name = new org.junit.rules.TestName();
                    @org.junit.Test public void old() {}
                }
                """);

        assertThat(program.resolve("OldTest#old")).extracting(TestCase::id).containsExactly("OldTest#old");
    }

    @Test
    void severalTargetsAreOneALine() throws Exception {
        program.compile("A.java", "class A { public static void main(String[] args) {} }");
        program.compile("BTest.java", "class BTest { @org.junit.jupiter.api.Test void test() {} }");

        assertThat(program.resolve("BTest#test\nA")).extracting(TestCase::id).containsExactly("BTest#test", "A");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "public static void main(String[] args) { System.setProperty(\"ran\", \"\" + args.length); }|0",
        "static void main() { System.setProperty(\"ran\", \"static\"); }|static",
        "void main(String[] args) { System.setProperty(\"ran\", \"instance \" + args.length); }|instance 0",
        "void main() { System.setProperty(\"ran\", \"instance\"); }|instance"
    })
    void aMainMethodIsRun(String method, String expected) throws Throwable {
        program.compile("com/acme/Main.java", "package com.acme; class Main { " + method + " }");

        List<TestCase> cases = program.resolve("com.acme.Main");
        assertThat(cases).extracting(TestCase::id).containsExactly("com.acme.Main");
        assertThat(System.clearProperty("ran")).as("before it is run").isNull();
        cases.get(0).body().run();
        assertThat(System.clearProperty("ran")).isEqualTo(expected);
    }

    @Test
    void aMainMethodThrowsWhatItThrows() throws Exception {
        program.compile("Main.java", """
                class Main { public static void main(String[] args) throws Exception { throw new Exception("it"); } }
                """);

        TestCase main = program.resolve("Main").get(0);
        assertThatThrownBy(main.body()::run).isExactlyInstanceOf(Exception.class).hasMessage("it");
    }

    @Test
    void nothingIsInitialisedBeforeTheTestRuns() throws Throwable {
        program.compile("LazyTest.java", """
                class LazyTest {
                    static { System.setProperty("ran", "initialiser"); }
                    @org.junit.jupiter.api.Test void test() {}
                }
                """);

        TestCase test = program.resolve("LazyTest").get(0);
        assertThat(System.clearProperty("ran")).isNull();
        test.body().run();
        assertThat(System.clearProperty("ran")).isEqualTo("initialiser");
    }

    @Test
    void aFieldWithInputKeepsItsValueOutsideAnExploration() throws Throwable {
        program.compile("InputTest.java", """
                class InputTest {
                    @dev.heddle.api.Input(min = 0, max = 9) int n = 4;
                    @dev.heddle.api.Input boolean flag = true;
                    @org.junit.jupiter.api.Test void test() { if (n != 4 || !flag) throw new AssertionError(n); }
                }
                """);

        program.resolve("InputTest").get(0).body().run();
    }

    @Test
    void aParameterWithInputIsItsFallbackOutsideAnExploration() throws Throwable {
        program.compile("InputTest.java", """
                import dev.heddle.api.Input;

                class InputTest {
                    int calls;
                    @org.junit.jupiter.api.Test void test(
                            @Input(fallback = 4, max = 9) int n, @Input long m, @Input(fallback = 'x') char c) {
                        if (n != 4 || m != 0 || c != 'x' || ++calls != 1) throw new AssertionError(n + " " + m);
                    }
                }
                """);

        program.resolve("InputTest").get(0).body().run();
        program.resolve("InputTest").get(0).body().run();
    }

    @Test
    void aFieldThatCannotBeAnInputIsRefused() throws Exception {
        program.compile("InputTest.java", """
                class InputTest {
                    @dev.heddle.api.Input String n = "";
                    @org.junit.jupiter.api.Test void test() {}
                }
                """);

        refuses("InputTest", "@Input on InputTest.n: only fields of an integral type or boolean that are neither"
                + " static nor final can be inputs");
    }

    @Test
    void anUnknownClassSuggestsOneOfASimilarName() throws Exception {
        program.add("com/acme/AccountTest.java", "package com.acme; class AccountTest { class Inner {} }");

        refuses("com.other.AccountTest",
                "class com.other.AccountTest is not on the class path; did you mean com.acme.AccountTest?");
        refuses("com.acme.AcountTest",
                "class com.acme.AcountTest is not on the class path; did you mean com.acme.AccountTest?");
        refuses("com.acme.AccountTest.Inner",
                "class com.acme.AccountTest.Inner is not on the class path; did you mean com.acme.AccountTest$Inner?");
        refuses("com.acme.Unheard",
                "class com.acme.Unheard is not on the class path; check the name and --cp");
    }

    @Test
    void anUnknownMethodListsTheTests() throws Exception {
        program.compile("BankTest.java", """
                class BankTest {
                    @org.junit.jupiter.api.Test void pays() {}
                    void helper() {}
                }
                """);

        refuses("BankTest#pay", "BankTest has no test 'pay'; the tests are: pays");
        refuses("BankTest#pays[7]", "BankTest has no invocation 'pays[7]'; the tests are: pays");
        refuses("BankTest#helper", "BankTest.helper is no test (it has no @Test); the tests are: pays");
        refuses("BankTest#", "'BankTest#' names no test; write com.acme.FooTest#method");
    }

    @Test
    void aClassWithNothingToRunIsRefused() throws Exception {
        program.add("Plain.java", "class Plain { void run() {} }");
        program.add("Base.java", "abstract class Base { @org.junit.jupiter.api.Test void test() {} }");
        program.add("Outer.java", """
                class Outer { class Inner { @org.junit.jupiter.api.Test void test() {} } }
                """);

        refuses("Plain", "Plain has neither JUnit tests nor a main method; name a class that has");
        refuses("Plain#run", "Plain has neither JUnit tests nor a main method; name a class that has");
        refuses("Base", "Base is abstract; name a class that extends it");
        refuses("Base#test", "Base is abstract; name a class that extends it");
        refuses("Outer$Inner", "Outer$Inner is an inner class without @Nested; add the annotation or make it static");
    }

    @Test
    void aDisabledTestIsRefused() throws Exception {
        program.compile("OffTest.java", """
                import org.junit.jupiter.api.*;
                class OffTest { @Test @Disabled("flaky") void off() {} }
                """);

        refuses("OffTest#off", "OffTest#off is not to be run: it is @Disabled: flaky; enable it to explore it");
        refuses("OffTest", "all tests of OffTest are disabled, for example off: it is @Disabled: flaky; enable one to"
                + " explore it");
    }

    @Test
    void aMissingDependencyIsNamed() throws Exception {
        program.add("com/lib/Library.java", "package com.lib; public class Library {}");
        program.compile("NeedyTest.java", """
                class NeedyTest {
                    com.lib.Library library;
                    @org.junit.jupiter.api.Test void test() {}
                }
                """);
        program.compile("Heir.java", "class Heir extends com.lib.Library { public static void main(String[] a) {} }");
        Files.delete(program.classFile("com.lib.Library"));

        refuses("NeedyTest",
                "class NeedyTest needs com.lib.Library, which is not on the class path; add it to --cp");
        refuses("Heir", "class Heir needs com.lib.Library, which is not on the class path; add it to --cp");
    }

    @Test
    void aClassOfANewerJavaSaysSo() throws Exception {
        program.compile("New.java", "class New { public static void main(String[] a) {} }");
        Path file = program.classFile("New");
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = 99;
        Files.write(file, bytes);

        refuses("New", "class New is compiled for Java 55, this is Java " + Runtime.version().feature()
                + "; run Heddle with a newer JDK (HEDDLE_JAVA_HOME)");
    }

    @Test
    void aBrokenClassFileSaysSo() throws Exception {
        program.compile("Broken.java", "class Broken { public static void main(String[] a) {} }");
        Files.write(program.classFile("Broken"), new byte[] {1, 2, 3, 4});

        assertThatThrownBy(() -> program.resolve("Broken"))
                .isInstanceOf(BadRequestException.class)
                .hasMessageStartingWith("class Broken cannot be loaded: ClassFormatError: ")
                .hasMessageEndingWith("; compile it again");
    }

    @Test
    void aClassInTheWrongFolderSaysItsName() throws Exception {
        program.compile("com/acme/Main.java", "package com.acme; class Main { public static void main(String[] a) {} }");
        Files.move(program.classFile("com.acme.Main"), program.classFile("Main"));

        refuses("Main", "class Main is really com.acme.Main; use that name, and let --cp be the folder above its"
                + " packages");
    }

    private void refuses(String target, String message) {
        assertThatThrownBy(() -> program.resolve(target))
                .isInstanceOf(BadRequestException.class)
                .hasMessage(message);
    }
}
