// primitive: JUnit 4 test
// expect: assertion at 26 thread main

import static org.hamcrest.CoreMatchers.is;
import static org.hamcrest.MatcherAssert.assertThat;
import org.junit.Before;
import org.junit.Test;

public class JUnit4LosesUpdate {

    private int count;

    @Before
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
        assertThat(count, is(12));
    }
}
