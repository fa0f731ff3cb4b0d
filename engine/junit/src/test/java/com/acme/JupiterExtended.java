package com.acme;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Jupiter tests that take the engine. */
public final class JupiterExtended {

    private JupiterExtended() {}

    public static class Words implements ParameterResolver, BeforeEachCallback {

        @Override
        public void beforeEach(ExtensionContext context) {
            Calls.add("extension");
        }

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == String.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return "word";
        }
    }

    @ExtendWith(Words.class)
    public static class WithExtension {

        @BeforeEach
        void before() {
            Calls.add("before");
        }

        @Test
        void takes(String word) {
            Calls.add("takes " + word);
        }
    }

    public static class WithRegistered {

        @RegisterExtension
        Words words = new Words();

        @Test
        void test() {
            Calls.add("test");
        }

        @Test
        void fails() {
            throw new AssertionError("as it should");
        }
    }

    public static class WithTempDir {

        @Test
        void writes(@TempDir Path folder) throws Exception {
            Files.writeString(folder.resolve("a.txt"), "a");
            Calls.add("files " + folder.toFile().list().length);
        }
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    public static class PerClass {

        private int calls;

        @BeforeAll
        void beforeAll() {
            Calls.add("beforeAll " + calls++);
        }

        @Test
        void test(TestInfo info) {
            Calls.add(info.getDisplayName() + " " + calls++);
        }
    }

    public static class Many {

        private static List<String> fromBeforeAll;

        @BeforeAll
        static void beforeAll() {
            fromBeforeAll = List.of("late");
            Calls.add("beforeAll");
        }

        @AfterAll
        static void afterAll() {
            fromBeforeAll = null;
            Calls.add("afterAll");
        }

        @BeforeEach
        void before() {
            Calls.add("before");
        }

        @AfterEach
        void after() {
            Calls.add("after");
        }

        static Stream<String> letters() {
            return Stream.of("a", "b", "c");
        }

        static List<String> late() {
            return List.copyOf(fromBeforeAll);
        }

        @ParameterizedTest
        @MethodSource("letters")
        void parameterised(String letter) {
            Calls.add("parameterised " + letter);
            if (letter.equals("b")) {
                throw new IllegalArgumentException(letter);
            }
        }

        @ParameterizedTest
        @MethodSource("late")
        void needsBeforeAll(String value) {
            Calls.add("needsBeforeAll " + value);
        }

        @ParameterizedTest
        @CsvSource({"1, one", "2, two"})
        void overloaded(int number, String name) {
            Calls.add("overloaded " + number + name);
        }

        @ParameterizedTest
        @CsvSource({"3"})
        void overloaded(long number) {
            Calls.add("overloaded " + number);
        }

        @RepeatedTest(2)
        void repeated() {
            Calls.add("repeated");
        }

        @TestFactory
        List<DynamicNode> factory() {
            Calls.add("factory");
            return List.of(
                    dynamicTest("single", () -> Calls.add("single")),
                    dynamicContainer("group", List.of(
                            dynamicTest("left", () -> Calls.add("left")),
                            dynamicTest("right", () -> {
                                throw new IllegalStateException("right");
                            }))));
        }

        @Test
        void plain() {
            Calls.add("plain");
        }

        @Test
        @Disabled("for a reason")
        void disabled() {
            Calls.add("disabled");
        }

        @Test
        @DisabledIf("isDisabled")
        void conditional() {
            Calls.add("conditional");
        }

        static boolean isDisabled() {
            return true;
        }
    }

    @ExtendWith(Words.class)
    @Timeout(1)
    public static class Timed {

        @Test
        void threads() {
            Calls.add("threads " + Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> thread.getName().contains("junit"))
                    .count());
        }
    }
}
