// primitive: TestNG test
// expect: assertion at 27 thread main

import static org.testng.Assert.assertEquals;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

public class TestNgLosesUpdate {

    private int count;

    @BeforeMethod
    public void startAtTen() {
        count = 10;
    }

    @Test
    public void bothIncrementsCount() throws Exception {
        Thread a = new Thread(() -> count++, "a");
        Thread b = new Thread(() -> count++, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        // Actual first, expected second: so TestNG has it.
        assertEquals(count, 12);
    }
}
