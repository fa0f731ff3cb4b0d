package com.acme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import junit.framework.TestCase;
import org.junit.After;
import org.junit.AfterClass;
import org.junit.Assume;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.ClassRule;
import org.junit.Ignore;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ErrorCollector;
import org.junit.rules.ExternalResource;
import org.junit.rules.TestName;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

/** JUnit 4 tests, and one of JUnit 3. */
public final class Four {

    private Four() {}

    public static class Base {

        @BeforeClass
        public static void beforeClassOfBase() {
            Calls.add("beforeClassOfBase");
        }

        @AfterClass
        public static void afterClassOfBase() {
            Calls.add("afterClassOfBase");
        }

        @Before
        public void beforeOfBase() {
            Calls.add("beforeOfBase");
        }

        @After
        public void afterOfBase() {
            Calls.add("afterOfBase");
        }

        @Test
        public void inherited() {
            Calls.add("inherited");
        }
    }

    public static class Plain extends Base {

        public Plain() {
            Calls.add("new Plain");
        }

        @BeforeClass
        public static void beforeClass() {
            Calls.add("beforeClass");
        }

        @AfterClass
        public static void afterClass() {
            Calls.add("afterClass");
        }

        @Before
        public void before() {
            Calls.add("before");
        }

        @Before
        public void alsoBefore() {
            Calls.add("alsoBefore");
        }

        @After
        public void after() {
            Calls.add("after");
        }

        @After
        public void alsoAfter() {
            Calls.add("alsoAfter");
        }

        @Test
        public void test() {
            Calls.add("test");
        }

        @Test(expected = IllegalStateException.class)
        public void expected() {
            Calls.add("expected");
            throw new IllegalStateException();
        }

        @Test(expected = IllegalStateException.class)
        public void expectedInVain() {
            Calls.add("expectedInVain");
        }

        @Test(expected = IllegalStateException.class)
        public void expectedAnother() {
            throw new IllegalArgumentException("another");
        }

        @Test(timeout = 1)
        public void timed() {
            Calls.add("timed in " + Thread.currentThread().getName().startsWith("Time-limited"));
        }

        @Test
        public void assumes() {
            Calls.add("assumes");
            Assume.assumeTrue(false);
        }

        @Test
        @Ignore("slow")
        public void ignored() {
            Calls.add("ignored");
        }
    }

    public static class FailingAt {

        public static String place = "";

        public FailingAt() {
            step("constructor");
        }

        static void step(String name) {
            Calls.add(name);
            if (place.contains(name)) {
                throw new IllegalStateException(name);
            }
        }

        @BeforeClass
        public static void beforeClass() {
            step("beforeClass");
        }

        @AfterClass
        public static void afterClass() {
            step("afterClass");
        }

        @Before
        public void before() {
            step("before");
        }

        @After
        public void after() {
            step("after");
        }

        @After
        public void anotherAfter() {
            step("another");
        }

        @Test
        public void test() {
            step("test");
        }
    }

    public static class WithRules {

        @ClassRule
        public static final TestRule CLASS_RULE = new ExternalResource() {
            @Override
            protected void before() {
                Calls.add("classRule");
            }
        };

        @Rule
        public final TestName name = new TestName();

        @Rule
        public final ErrorCollector errors = new ErrorCollector();

        @Before
        public void before() {
            Calls.add("before " + name.getMethodName());
        }

        @Test
        public void passes() {
            Calls.add("passes");
        }

        @Test(timeout = 1)
        public void collects() {
            errors.addError(new IllegalStateException("first"));
            errors.addError(new IllegalStateException("second"));
        }
    }

    @RunWith(Parameterized.class)
    public static class Parameters {

        @Parameterized.Parameter
        public int number;

        @Parameterized.Parameters
        public static List<Integer> numbers() {
            return new ArrayList<>(Arrays.asList(7, 8));
        }

        @Test
        public void even() {
            Calls.add("even " + number);
            if (number % 2 != 0) {
                throw new IllegalStateException(number + " is odd");
            }
        }
    }

    @Ignore("all of it")
    public static class IgnoredClass {

        @Test
        public void test() {
            Calls.add("test");
        }
    }

    public static class Three extends TestCase {

        @Override
        protected void setUp() {
            Calls.add("setUp");
        }

        @Override
        protected void tearDown() {
            Calls.add("tearDown");
        }

        public void testOld() {
            Calls.add("testOld");
        }
    }
}
