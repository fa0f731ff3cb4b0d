// primitive: JUnit 5 test
// expect: clean

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class JUnit5LifeCycle {

    private final AtomicInteger count = new AtomicInteger();

    @BeforeEach
    void startAtTen() {
        count.set(10);
    }

    @Nested
    class WithTwoThreads {

        @Test
        void bothIncrementsCount() throws Exception {
            Thread a = new Thread(count::incrementAndGet, "a");
            Thread b = new Thread(count::incrementAndGet, "b");
            a.start();
            b.start();
            a.join();
            b.join();
        }

        @AfterEach
        void isTwelve() {
            assertEquals(12, count.get());
        }
    }
}
