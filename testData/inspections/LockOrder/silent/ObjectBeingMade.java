import java.util.ArrayList;
import java.util.List;

class ObjectBeingMade {
    private static final Object ALL = new Object();
    private static final List<ObjectBeingMade> MODELS = new ArrayList<>();

    private final Object own = new Object();

    ObjectBeingMade() {
        synchronized (ALL) {
            synchronized (own) {
                MODELS.add(this);
            }
        }
    }

    void destroy() {
        synchronized (own) {
            synchronized (ALL) {
                MODELS.remove(this);
            }
        }
    }
}
