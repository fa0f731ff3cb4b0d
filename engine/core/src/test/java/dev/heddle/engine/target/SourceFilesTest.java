package dev.heddle.engine.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.engine.model.BadRequestException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceFilesTest {

    @TempDir
    Path folder;

    private Program program;

    @BeforeEach
    void makeProgram() {
        program = new Program(folder);
    }

    @Test
    void theFirstClassWithAMainMethodIsTheEntry() throws Exception {
        SourceFiles.Compiled compiled = program.compile("Two.java", """
                class Helper { static void main(int n) {} }
                class Zero { public static void main(String[] args) {} }
                class Another { public static void main(String[] args) {} }
                """);

        assertThat(compiled.entry()).isEqualTo("Zero");
        assertThat(compiled.classes().resolve("Helper.class")).exists();
    }

    @Test
    void testsComeBeforeAMainMethod() throws Exception {
        assertThat(program.compile("Both.java", """
                package com.acme;
                class Main { public static void main(String[] args) {} }
                class SomeTest { @org.junit.jupiter.api.Test void test() {} }
                """).entry()).isEqualTo("com.acme.SomeTest");
    }

    @Test
    void nestedTestsMakeTheirOuterClassTheEntry() throws Exception {
        assertThat(program.compile("Nested.java", """
                class OuterTest {
                    @org.junit.jupiter.api.Nested class Inner { @org.junit.jupiter.api.Test void test() {} }
                }
                """).entry()).isEqualTo("OuterTest");
    }

    @Test
    void classesHaveLinesAndParameterNames() throws Exception {
        program.compile("Main.java", """
                class Main {
                    public static void main(String[] arguments) {
                        throw new IllegalStateException();
                    }
                }
                """);

        assertThat(program.loader().loadClass("Main").getDeclaredMethods()[0].getParameters()[0].getName())
                .isEqualTo("arguments");
        assertThatThrownBy(program.resolve("Main").get(0).body()::run)
                .satisfies(thrown -> assertThat(thrown.getStackTrace()[0].getLineNumber()).isEqualTo(3));
    }

    @Test
    void anErrorIsOneLineWithItsPlace() {
        Path source = folder.resolve("Bad.java");
        assertThatThrownBy(() -> program.compile("Bad.java", """
                        class Bad {
                            int a = unknown;
                            String b = 1;
                        }
                        """))
                .isInstanceOf(BadRequestException.class)
                .hasMessage(source + ":2: cannot find symbol, symbol: variable unknown, location: class Bad (and 1 more)");
    }

    @Test
    void aFileWithNothingToRunIsRefused() {
        assertThatThrownBy(() -> program.compile("Idle.java", "class Idle {}"))
                .isInstanceOf(BadRequestException.class)
                .hasMessage(folder.resolve("Idle.java") + " has neither JUnit tests nor a main method; add one of them");
    }

    @Test
    void aFileThatIsNotThereIsRefused() {
        Path source = folder.resolve("None.java");
        assertThatThrownBy(() -> SourceFiles.compile(source, folder, List.of(), 0))
                .isInstanceOf(BadRequestException.class)
                .hasMessage("cannot read " + source + "; check the path");
    }
}
