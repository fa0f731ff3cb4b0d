package dev.heddle.engine.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.ViolationKind;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailureDescriptionTest {

    @TempDir
    Path folder;

    private Program program;

    @BeforeEach
    void makeProgram() {
        program = new Program(folder);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "org.junit.jupiter.api.Assertions.assertEquals(1, 2)|expected: <1> but was: <2>",
        "org.junit.Assert.assertEquals(1, 2)|expected:<1> but was:<2>",
        "org.assertj.core.api.Assertions.assertThat(1).as(\"one\").isZero()|[one]",
        "org.hamcrest.MatcherAssert.assertThat(1, org.hamcrest.CoreMatchers.is(2))|Expected: is <2>",
        "if (true) throw new AssertionError(\"mine\")|mine",
        "if (true) throw new AssertionError()|java.lang.AssertionError"
    })
    void failedAssertionsOfEveryLibraryAreAssertions(String statement, String message) throws Exception {
        FailureDescription.Failure failure = failure(statement + ";");

        assertThat(failure.kind()).isEqualTo(ViolationKind.ASSERTION);
        assertThat(failure.message()).startsWith(message);
        assertThat(failure.at()).isEqualTo(new SourceLocation("com.acme.Main", "body", "Main.java", 6));
    }

    @Test
    void otherThrowablesAreExceptions() throws Exception {
        FailureDescription.Failure failure = failure("java.util.List.of().get(3);");

        assertThat(failure.kind()).isEqualTo(ViolationKind.EXCEPTION);
        assertThat(failure.message()).isEqualTo(
                "java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 0");
        assertThat(failure.at().line()).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "java.util.concurrent.CompletableFuture.runAsync(() -> { throw new AssertionError(1); }).get()",
        "java.util.concurrent.CompletableFuture.runAsync(() -> { throw new AssertionError(1); }).join()",
        "java.util.concurrent.ForkJoinPool.commonPool().submit(() -> { throw new AssertionError(1); }).join()",
        "Main.class.getDeclaredMethod(\"fail\").invoke(null)"
    })
    void wrappersAreLookedThrough(String statement) throws Exception {
        FailureDescription.Failure failure = failure(statement + ";");

        assertThat(failure.kind()).isEqualTo(ViolationKind.ASSERTION);
        assertThat(failure.message()).isEqualTo("1");
        assertThat(failure.cause()).isExactlyInstanceOf(AssertionError.class);
        assertThat(failure.at().className()).isEqualTo("com.acme.Main");
        assertThat(failure.at().method()).isIn("lambda$body$0", "fail");
    }

    @Test
    void aCauseThatIsNoWrapperIsNotTheFailure() throws Exception {
        FailureDescription.Failure failure = failure("if (true) throw new IllegalStateException(\"outer\", new AssertionError());");

        assertThat(failure.kind()).isEqualTo(ViolationKind.EXCEPTION);
        assertThat(failure.message()).isEqualTo("java.lang.IllegalStateException: outer");
    }

    @Test
    void aTraceWithoutUserFramesHasNoPlace() {
        Throwable failure = new IllegalStateException("nowhere");
        failure.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("java.lang.Thread", "run", "Thread.java", 1),
            new StackTraceElement("dev.heddle.engine.runtime.Any", "run", "Any.java", 1)
        });

        assertThat(FailureDescription.of(failure).at()).isNull();
    }

    private FailureDescription.Failure failure(String statement) throws Exception {
        program.compile("com/acme/Main.java", """
                package com.acme;
                class Main {
                    public static void main(String[] args) throws Exception { body(); }
                    static void fail() { throw new AssertionError(1); }
                    static void body() throws Exception {
                        %s
                    }
                }
                """.formatted(statement));
        Throwable thrown = catchThrowable(program.resolve("com.acme.Main").get(0).body()::run);
        assertThat(thrown).isNotNull();
        return FailureDescription.of(thrown);
    }
}
