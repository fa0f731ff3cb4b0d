// primitive: JUnit 5 test
// expect: clean

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;

/** An extension that makes a fixture once and keeps it in a static map, as containers of beans do. */
@ExtendWith(ExtensionKeepsFixture.Fixtures.class)
class ExtensionKeepsFixture {

    static class Fixtures implements TestInstancePostProcessor {

        private static final Map<Class<?>, List<String>> CACHE = new ConcurrentHashMap<>();

        @Override
        public void postProcessTestInstance(Object test, ExtensionContext context) {
            ((ExtensionKeepsFixture) test).entries = CACHE.computeIfAbsent(test.getClass(), type -> new ArrayList<>());
        }
    }

    private List<String> entries;

    @Test
    void eachAddsOne() throws InterruptedException {
        Thread first = new Thread(() -> add("a"), "first");
        Thread second = new Thread(() -> add("b"), "second");
        first.start();
        second.start();
        first.join();
        second.join();
        assertEquals(2, entries.size());
    }

    private synchronized void add(String entry) {
        entries.add(entry);
    }
}
