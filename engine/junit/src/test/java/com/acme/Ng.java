package com.acme;

import org.testng.annotations.AfterClass;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.AfterSuite;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.BeforeSuite;
import org.testng.annotations.BeforeTest;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Ignore;
import org.testng.annotations.Test;

/** TestNG tests that write down what is called. */
public final class Ng {

    private Ng() {}

    public abstract static class Above {

        @BeforeSuite
        public void beforeSuite() {
            Calls.add("beforeSuite");
        }

        @BeforeClass
        public void beforeClassAbove() {
            Calls.add("beforeClass above");
        }

        @BeforeMethod
        public void beforeAbove() {
            Calls.add("before above");
        }

        @AfterMethod
        public void afterAbove() {
            Calls.add("after above");
        }

        @Test
        public void inherited() {
            Calls.add("inherited");
        }

        @Test
        public void overridden() {
            Calls.add("above");
        }
    }

    public static class Plain extends Above {

        public Plain() {
            Calls.add("constructor");
        }

        @BeforeTest
        public void beforeTest() {
            Calls.add("beforeTest");
        }

        @BeforeClass
        public void beforeClass() {
            Calls.add("beforeClass");
        }

        @BeforeMethod
        public void before() {
            Calls.add("before");
        }

        @AfterMethod
        public void after() {
            Calls.add("after");
        }

        @AfterClass
        public void afterClass() {
            Calls.add("afterClass");
        }

        @AfterSuite
        public void afterSuite() {
            Calls.add("afterSuite");
        }

        @Test
        public void test() {
            Calls.add("test");
        }

        @Override
        @Test
        public void overridden() {
            Calls.add("below");
        }

        @Test
        public void fails() {
            Calls.add("fails");
            throw new IllegalStateException("as meant");
        }

        @Test(expectedExceptions = IllegalStateException.class)
        public void expected() {
            Calls.add("expected");
            throw new IllegalStateException("as meant");
        }

        public void helper() {
            Calls.add("helper");
        }
    }

    @Test
    public static class All {

        public void first() {
            Calls.add("first");
        }

        public void second() {
            Calls.add("second");
        }

        public int size() {
            return 0;
        }

        @BeforeMethod
        public void before() {
            Calls.add("before");
        }

        void hidden() {
            Calls.add("hidden");
        }
    }

    public static class Below extends All {

        public void third() {
            Calls.add("third");
        }
    }

    public static class LeftOut {

        @Test(enabled = false)
        public void disabled() {}

        @Ignore("slow")
        @Test
        public void ignored() {}

        @DataProvider
        public Object[][] rows() {
            return new Object[][] {{1}, {2}};
        }

        @Test(dataProvider = "rows")
        public void withRows(int row) {}
    }
}
