// primitive: JUnit 4 test
// expect: clean

import static org.junit.Assert.assertEquals;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ExternalResource;

public class JUnit4Rules {

    private int count;

    @Rule
    public final ExternalResource startAtTen = new ExternalResource() {
        @Override
        protected void before() {
            count = 10;
        }
    };

    @Test
    public void bothIncrementsCount() throws Exception {
        Thread a = new Thread(this::increment, "a");
        Thread b = new Thread(this::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assertEquals(12, count);
    }

    private synchronized void increment() {
        count++;
    }
}
