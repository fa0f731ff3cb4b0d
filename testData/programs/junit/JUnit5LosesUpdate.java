// primitive: JUnit 5 test
// expect: assertion at 25 thread main

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JUnit5LosesUpdate {

    private int count;

    @BeforeEach
    void startAtTen() {
        count = 10;
    }

    @Test
    void bothIncrementsCount() throws Exception {
        Thread a = new Thread(() -> count++, "a");
        Thread b = new Thread(() -> count++, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assertEquals(12, count);
    }
}
