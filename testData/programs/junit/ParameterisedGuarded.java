// primitive: JUnit 5 parameterised test
// expect: clean

import static org.assertj.core.api.Assertions.assertThat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParameterisedGuarded {

    private int count;

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void everyThreadCounts(int threads) throws Exception {
        Thread[] all = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            all[i] = new Thread(this::increment, "thread " + i);
            all[i].start();
        }
        for (Thread thread : all) {
            thread.join();
        }
        assertThat(count).isEqualTo(threads);
    }

    private synchronized void increment() {
        count++;
    }
}
