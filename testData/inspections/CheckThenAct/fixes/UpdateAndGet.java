// fix: Replace with 'updateAndGet()'
import java.util.concurrent.atomic.AtomicReference;

class UpdateAndGet {
    private final AtomicReference<String> text = new AtomicReference<>("");

    void append(String more) {
        text.set(text.get() + more);
    }
}
