import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadFactory;

class EitherWillDo {
    private final Map<String, ThreadFactory> factories = new ConcurrentHashMap<>();
    private final Map<String, Object> cachedPrinters = new ConcurrentHashMap<>();

    ThreadFactory factory(String name) {
        ThreadFactory factory = factories.get(name);
        if (factory == null) {
            factory = task -> new Thread(task, name);
            factories.put(name, factory);
        }
        return factory;
    }

    Object printer(String name) {
        Object printer = cachedPrinters.get(name);
        if (printer == null) {
            printer = new Object();
            cachedPrinters.put(name, printer);
        }
        return printer;
    }
}
