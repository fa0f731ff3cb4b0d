package dev.heddle.ide.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.intellij.psi.PsiDirectory;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiIdentifier;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiPackage;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.ide.TestPsi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("psi")
class CodeTargetsTest {

    private static TestPsi psi;

    @BeforeAll
    static void open() {
        psi = new TestPsi();
    }

    @AfterAll
    static void close() {
        psi.close();
    }

    /** All names of a file that get an icon, with the engine's name for what they stand for. */
    private static List<String> marked(String name, String text) {
        PsiJavaFile file = psi.file(name, text);
        List<String> marked = new ArrayList<>();
        for (PsiIdentifier identifier : PsiTreeUtil.findChildrenOfType(file, PsiIdentifier.class)) {
            TestTarget target = CodeTargets.named(identifier);
            if (target != null) {
                marked.add(identifier.getText() + ": " + String.join(" ", target.names()));
            }
        }
        return marked;
    }

    @Test
    void marksJupiterTestsOfAllKinds() {
        assertThat(marked("FooTest.java", """
                package com.acme;
                import org.junit.jupiter.api.*;
                import org.junit.jupiter.params.ParameterizedTest;
                class FooTest {
                    @Test void plain() {}
                    @RepeatedTest(3) void repeated() {}
                    @ParameterizedTest void withValues(int i) {}
                    @TestFactory Object made() { return null; }
                    @BeforeEach void before() {}
                    @Test private void hidden() {}
                    void helper() {}
                }
                """)).containsExactly(
                "FooTest: com.acme.FooTest",
                "plain: com.acme.FooTest#plain",
                "repeated: com.acme.FooTest#repeated",
                "withValues: com.acme.FooTest#withValues",
                "made: com.acme.FooTest#made");
    }

    @Test
    void marksNestedTestsByTheirBinaryName() {
        assertThat(marked("Outer.java", """
                package com.acme;
                import org.junit.jupiter.api.*;
                class Outer {
                    @Nested class Inner { @Test void deep() {} }
                    static class Alone { @Test void also() {} }
                    class Forgotten { @Test void never() {} }
                }
                """)).containsExactly(
                "Outer: com.acme.Outer",
                "Inner: com.acme.Outer$Inner",
                "deep: com.acme.Outer$Inner#deep",
                "Alone: com.acme.Outer$Alone",
                "also: com.acme.Outer$Alone#also");
    }

    @Test
    void marksJUnit4AndJUnit3AndTestsThatAreInherited() {
        assertThat(marked("Old.java", """
                public class Old {
                    @org.junit.Test public void four() {}
                    public static class Three extends junit.framework.TestCase { public void testIt() {} void testNot() {} }
                    public static abstract class Base { @org.junit.Test public void inBase() {} }
                    public static class Derived extends Base {}
                }
                """)).containsExactly(
                "Old: Old", "four: Old#four", "Three: Old$Three", "testIt: Old$Three#testIt", "Derived: Old$Derived");
    }

    @Test
    void marksAnAnnotationOfTheUsersOwnThatIsATest() {
        assertThat(marked("Own.java", """
                import org.junit.jupiter.api.Test;
                class Own {
                    @Test @interface Stress {}
                    @Stress void pushed() {}
                }
                """)).containsExactly("Own: Own", "pushed: Own#pushed");
    }

    @Test
    void marksMainAndNothingThatOnlyLooksLikeIt() {
        assertThat(marked("Main.java", """
                package com.acme;
                public class Main {
                    public static void main(String[] args) {}
                    static class A { public static void main(String... args) {} }
                    static class B { static void main(String[] args) {} }
                    static class C { public void main(String[] args) {} }
                    static class D { public static int main(String[] args) { return 0; } }
                }
                """)).containsExactly(
                "Main: com.acme.Main", "main: com.acme.Main#main", "A: com.acme.Main$A", "main: com.acme.Main$A#main");
    }

    @Test
    void marksTestNgTestsByTheirAnnotationOrThatOfTheirClass() {
        assertThat(marked("Ng.java", """
                import org.testng.annotations.*;
                public class Ng {
                    @Test public void method() {}
                    @BeforeMethod public void before() {}
                    public void helper() {}
                    @Test public static class All {
                        public void counts() {}
                        @BeforeClass public void prepare() {}
                        @DataProvider public Object[][] rows() { return null; }
                        public int size() { return 0; }
                        void hidden() {}
                    }
                    public static class Below extends All {
                        public void alsoCounts() {}
                    }
                }
                """)).containsExactly(
                "Ng: Ng", "method: Ng#method", "All: Ng$All", "counts: Ng$All#counts", "Below: Ng$Below",
                "alsoCounts: Ng$Below#alsoCounts");
    }

    @Test
    void brokenCodeIsReadAsFarAsItGoes() {
        assertThat(marked("Broken.java", """
                import org.junit.jupiter.api.Test;
                class Broken {
                    @Test void good() { int x = ; }
                    @Test void
                    @Test void alsoGood( {}
                    @Test
                """)).contains("Broken: Broken", "good: Broken#good");
        assertThat(marked("Unknown.java", """
                class Unknown { @Test void unresolved() {} @org.nowhere.Test void gone() {} }
                """)).isEmpty();
    }

    @Test
    void theInnermostTestAroundTheCaretIsMeant() {
        String text = """
                import org.junit.jupiter.api.Test;
                class Two {
                    int before;%s
                    @Test void one() { Runnable r = () -> { int a = 1;%s }; }
                    void helper() { int b;%s }
                }
                """;
        assertThat(around(text.formatted("", "<caret>", "")).names()).containsExactly("Two#one");
        assertThat(around(text.formatted("<caret>", "", "")).names()).containsExactly("Two");
        assertThat(around(text.formatted("", "", "<caret>")).names()).containsExactly("Two");
    }

    @Test
    void aFileStandsForAllItsClassesWithTests() {
        PsiJavaFile file = psi.file("Several.java", """
                import org.junit.jupiter.api.Test;
                class A { @Test void a() {} }
                class NoTests { void b() {} }
                class C { public static void main(String[] args) {} }
                """);
        assertThat(CodeTargets.around(file)).isEqualTo(new TestTarget(List.of("A", "C"), "Several.java"));
        assertThat(CodeTargets.around(psi.file("Plain.java", "class Plain {}"))).isNull();
        assertThat(CodeTargets.around(psi.file("Empty.java", ""))).isNull();
    }

    private static TestTarget around(String text) {
        return CodeTargets.around(psi.caret("Two.java", text));
    }

    @Test
    void aFolderAndAPackageStandForTheTestsInThemAndBelow() {
        PsiJavaFile one = psi.file("One.java", "class One { @org.junit.jupiter.api.Test void a() {} }");
        PsiJavaFile two = psi.file("Two.java", "class Two { public static void main(String[] args) {} }");
        PsiJavaFile plain = psi.file("Plain.java", "class Plain {}");
        PsiDirectory below = mock(PsiDirectory.class);
        when(below.getChildren()).thenReturn(new PsiElement[] {two});
        PsiDirectory folder = mock(PsiDirectory.class);
        when(folder.getName()).thenReturn("acme");
        when(folder.getChildren()).thenReturn(new PsiElement[] {one, plain, below});
        assertThat(CodeTargets.around(folder)).isEqualTo(new TestTarget(List.of("One", "Two"), "acme"));
        PsiPackage all = mock(PsiPackage.class);
        when(all.getQualifiedName()).thenReturn("com.acme");
        when(all.getDirectories()).thenReturn(new PsiDirectory[] {folder});
        assertThat(CodeTargets.around(all)).isEqualTo(new TestTarget(List.of("One", "Two"), "com.acme"));
    }
}
