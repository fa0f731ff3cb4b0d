package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Jupiter tests with nothing but life cycle, which Heddle runs without the engine. */
public final class Jupiter {

    private Jupiter() {}

    interface Traced {

        @BeforeEach
        default void beforeEachOfInterface() {
            Calls.add("beforeEachOfInterface");
        }

        @AfterEach
        default void afterEachOfInterface() {
            Calls.add("afterEachOfInterface");
        }

        @BeforeAll
        static void beforeAllOfInterface() {
            Calls.add("beforeAllOfInterface");
        }
    }

    static class Base {

        Base() {
            Calls.add("new Base");
        }

        @BeforeAll
        static void beforeAllOfBase() {
            Calls.add("beforeAllOfBase");
        }

        @AfterAll
        static void afterAllOfBase() {
            Calls.add("afterAllOfBase");
        }

        @BeforeEach
        void beforeEachOfBase() {
            Calls.add("beforeEachOfBase");
        }

        @BeforeEach
        void overridden() {
            Calls.add("overridden in Base");
        }

        @AfterEach
        void afterEachOfBase() {
            Calls.add("afterEachOfBase");
        }

        @Test
        void inherited() {
            Calls.add("inherited");
        }
    }

    public static class Inheriting extends Base implements Traced {

        @BeforeAll
        static void beforeAll() {
            Calls.add("beforeAll");
        }

        @AfterAll
        static void afterAll() {
            Calls.add("afterAll");
        }

        @BeforeEach
        void zuerst() {
            Calls.add("zuerst");
        }

        @BeforeEach
        void andThen() {
            Calls.add("andThen");
        }

        @Override
        @BeforeEach
        void overridden() {
            Calls.add("overridden");
        }

        @AfterEach
        void first() {
            Calls.add("first");
        }

        @AfterEach
        void second() {
            Calls.add("second");
        }

        @Test
        @Tag("fast")
        @Timeout(value = 1, unit = TimeUnit.NANOSECONDS)
        @DisplayName("a test of its own")
        void own() {
            Calls.add("own");
        }
    }

    public static class Outer {

        private final String name;

        Outer() {
            Calls.add("new Outer");
            name = "outer";
        }

        @BeforeAll
        static void beforeAllOfOuter() {
            Calls.add("beforeAllOfOuter");
        }

        @AfterAll
        static void afterAllOfOuter() {
            Calls.add("afterAllOfOuter");
        }

        @BeforeEach
        void beforeOuter() {
            Calls.add("beforeOuter");
        }

        @AfterEach
        void afterOuter() {
            Calls.add("afterOuter");
        }

        @Test
        void outer() {
            Calls.add("outer");
        }

        @Nested
        class Middle {

            Middle() {
                Calls.add("new Middle in " + name);
            }

            @BeforeAll
            static void beforeAllOfMiddle() {
                Calls.add("beforeAllOfMiddle");
            }

            @AfterAll
            static void afterAllOfMiddle() {
                Calls.add("afterAllOfMiddle");
            }

            @BeforeEach
            void beforeMiddle() {
                Calls.add("beforeMiddle");
            }

            @AfterEach
            void afterMiddle() {
                Calls.add("afterMiddle");
            }

            @Test
            void middle() {
                Calls.add("middle");
            }

            @Nested
            class Inner {

                @BeforeEach
                void beforeInner() {
                    Calls.add("beforeInner");
                }

                @Test
                void inner() {
                    Calls.add("inner of " + name);
                    assertEquals("outer", name);
                }
            }
        }
    }

    /** Fails wherever a static flag says; the flag is the name of the place. */
    public static class FailingAt {

        public static String place = "";

        FailingAt() {
            step("constructor");
        }

        static void step(String name) {
            Calls.add(name);
            if (place.contains(name)) {
                throw new IllegalStateException(name);
            }
        }

        @BeforeAll
        static void beforeAll() {
            step("beforeAll");
        }

        @AfterAll
        static void afterAll() {
            step("afterAll");
        }

        @BeforeEach
        void beforeEach() {
            step("beforeEach");
        }

        @BeforeEach
        void secondBefore() {
            step("secondBefore");
        }

        @AfterEach
        void afterEach() {
            step("afterEach");
        }

        @AfterEach
        void anotherAfter() {
            step("anotherAfter");
        }

        @Test
        void test() {
            step("test");
        }
    }

    public static class Assuming {

        public static boolean failAfterwards;

        @Test
        void test() {
            Calls.add("test");
            assumeTrue(false, "never");
        }

        @AfterEach
        void after() {
            Calls.add("after");
            if (failAfterwards) {
                throw new IllegalStateException("after");
            }
        }
    }
}
