// primitive: TestNG test
// expect: clean

import static org.testng.Assert.assertEquals;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.Test;

@Test
public class TestNgGuarded {

    private int count;

    public void bothIncrementsCount() throws Exception {
        Thread a = new Thread(this::count, "a");
        Thread b = new Thread(this::count, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assertEquals(count, 2);
    }

    @Test(expectedExceptions = IllegalStateException.class)
    public void failsAsExpected() {
        throw new IllegalStateException("after " + count);
    }

    private synchronized void count() {
        count++;
    }

    @AfterMethod
    public void nothingIsLeft() {
        count = 0;
    }
}
