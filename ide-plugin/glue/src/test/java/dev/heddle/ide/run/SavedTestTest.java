package dev.heddle.ide.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where files go that the plugin writes beside users' tests. */
class SavedTestTest {

    @Test
    void aRegressionTestGoesIntoTheModuleThatHasTheTest(@TempDir Path base) throws Exception {
        Path core = Files.createDirectories(base.resolve("parts/core"));
        Files.writeString(Files.createFile(base.resolve("pom.xml")), "<project/>");
        Files.writeString(core.resolve("build.gradle.kts"), "");
        Path tests = Files.createDirectories(core.resolve("src/test/java/com/acme"));
        Files.writeString(tests.resolve("FooTest.java"), "package com.acme; class FooTest {}");
        assertThat(SavedTest.module(base, "com.acme.FooTest$Inner#meets[1]")).isEqualTo(core);
        assertThat(SavedTest.module(base, "com.acme.Nowhere#m")).isEqualTo(base);
    }

    @Test
    void theExampleCompilesAndIsNotWrittenOver(@TempDir Path folder) throws Exception {
        Path file = ExampleTest.write(folder);
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(), "-cp",
                System.getProperty("java.class.path"), file.toString());
        assertThat(failed).isZero();
        Files.writeString(file, "mine");
        assertThat(Files.readString(ExampleTest.write(folder))).isEqualTo("mine");
    }
}
