package dev.heddle.ide.target;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiRecursiveElementVisitor;
import dev.heddle.ide.KotlinPsi;
import dev.heddle.ide.TestPsi;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests in Kotlin, in Kotlin's real PSI and the classes that K2 makes of it. */
@Tag("psi")
class KotlinTargetsTest {

    private static final Map<String, String> SOURCES = Map.of(
            "OrderTest.kt", """
                    package com.acme
                    import org.junit.jupiter.api.*
                    import org.junit.jupiter.params.ParameterizedTest

                    class OrderTest {
                        private var orders = 0
                        val size get() = orders
                        @Test fun meets() { orders++ }
                        @Test fun `two at once`() = run { orders++; Unit }
                        @ParameterizedTest fun withValues(n: Int) {}
                        @RepeatedTest(3) fun again() {}
                        @BeforeEach fun before() {}
                        @Test private fun hidden() {}
                        fun helper() {}
                        @Nested inner class Inner { @Test fun deep() {} }
                        class Alone { @org.junit.Test fun four() {} }
                    }
                    abstract class Base { @Test fun inherited() {} }
                    class Derived : Base()
                    class Plain { fun none() {} }
                    """,
            "Main.kt", """
                    package com.acme
                    fun main() { println("here") }
                    """,
            "Arguments.kt", """
                    package com.acme
                    fun main(args: Array<String>) {}
                    fun other(args: Array<String>) {}
                    """,
            "Named.kt", """
                    @file:JvmName("Started")
                    fun main() {}
                    object Tool { @JvmStatic fun main(args: Array<String>) {} }
                    class With { companion object { @JvmStatic fun main(args: Array<String>) {} } }
                    class Not { fun main() {} }
                    """,
            "Broken.kt", """
                    import org.junit.jupiter.api.Test
                    class Broken {
                        @Test fun good() { val x = }
                        @Test fun
                        @Unknown fun gone() {}
                    """);

    @TempDir
    private static Path folder;

    private static KotlinPsi psi;

    @BeforeAll
    static void open() throws IOException {
        for (Map.Entry<String, String> source : SOURCES.entrySet()) {
            Files.writeString(folder.resolve(source.getKey()), source.getValue());
        }
        List<Path> libraries = new ArrayList<>(TestPsi.frameworks());
        libraries.add(TestPsi.jarOf(kotlin.Unit.class));
        psi = new KotlinPsi(folder, libraries);
    }

    @AfterAll
    static void close() {
        psi.close();
    }

    /** All names of a file that get an icon, with the engine's name for what they stand for. */
    private static List<String> marked(String name) {
        List<String> marked = new ArrayList<>();
        psi.files().get(name).accept(new PsiRecursiveElementVisitor() {
            @Override
            public void visitElement(PsiElement element) {
                super.visitElement(element);
                TestTarget target = CodeTargets.named(element);
                if (target != null) {
                    marked.add(element.getText() + ": " + String.join(" ", target.names()));
                }
            }
        });
        return marked;
    }

    @Test
    void marksTestsOfClassesAndThoseNestedInThem() {
        assertThat(marked("OrderTest.kt")).containsExactly(
                "OrderTest: com.acme.OrderTest",
                "meets: com.acme.OrderTest#meets",
                "`two at once`: com.acme.OrderTest#two at once",
                "withValues: com.acme.OrderTest#withValues",
                "again: com.acme.OrderTest#again",
                "Inner: com.acme.OrderTest$Inner",
                "deep: com.acme.OrderTest$Inner#deep",
                "Alone: com.acme.OrderTest$Alone",
                "four: com.acme.OrderTest$Alone#four",
                "Derived: com.acme.Derived");
    }

    /** Without parameters too: the compiler adds the form that the JVM starts. */
    @Test
    void marksMainFunctionsByTheClassThatTheyAreCompiledInto() {
        assertThat(marked("Main.kt")).containsExactly("main: com.acme.MainKt#main");
        assertThat(marked("Arguments.kt")).containsExactly("main: com.acme.ArgumentsKt#main");
        assertThat(marked("Named.kt")).containsExactly(
                "main: Started#main", "Tool: Tool", "main: Tool#main", "With: With", "main: With#main");
    }

    @Test
    void brokenCodeIsReadAsFarAsItGoes() {
        assertThat(marked("Broken.kt")).contains("Broken: Broken", "good: Broken#good").noneMatch(
                mark -> mark.contains("gone"));
    }

    @Test
    void theInnermostTestAroundTheCaretIsMeant() {
        assertThat(at("orders++ }").names()).containsExactly("com.acme.OrderTest#meets");
        assertThat(at("private var").names()).containsExactly("com.acme.OrderTest");
        assertThat(at("@Test fun deep").names()).containsExactly("com.acme.OrderTest$Inner#deep");
        // Outside of all classes the file is meant.
        assertThat(at("import").names()).containsExactly("com.acme.OrderTest", "com.acme.Derived");
        assertThat(CodeTargets.around(psi.files().get("Main.kt")).names()).containsExactly("com.acme.MainKt");
    }

    private static TestTarget at(String text) {
        PsiFile file = psi.files().get("OrderTest.kt");
        return CodeTargets.around(file.findElementAt(SOURCES.get("OrderTest.kt").indexOf(text)));
    }
}
