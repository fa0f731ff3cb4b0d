import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/** What is registered is mostly there before the work begins; what is dropped is not. */
class RegisteredOrChanged {

    private final List<Runnable> hooks = new ArrayList<>();
    private final List<String> orders = new ArrayList<>();

    void serve(Executor executor) {
        executor.execute(() -> {
            hooks.forEach(Runnable::run);
            for (String order : orders) {
                System.out.println(order);
            }
        });
    }

    public void registerHook(Runnable hook) {
        <weak_warning descr="The content of 'hooks' is written here by the thread that calls 'registerHook()' and read in 'serve()' (line 13) by a thread started in line 12; no lock keeps them apart">hooks.add(hook)</weak_warning>;
    }

    public void drop(String order) {
        <weak_warning descr="The content of 'orders' is written here by the thread that calls 'drop()' and read in 'serve()' (line 14) by a thread started in line 12; no lock keeps them apart">orders.remove(order)</weak_warning>;
    }
}
