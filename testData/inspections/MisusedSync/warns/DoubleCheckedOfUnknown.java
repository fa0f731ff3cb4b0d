import jakarta.json.JsonProvider;

/** Whether the object has fields is not known: its superclass is not at hand. */
public class DoubleCheckedOfUnknown {
    private static Provider provider;

    public static Provider provider() {
        if (<warning descr="The first check of 'provider' is made without the lock, and 'provider' is not volatile: a thread can see a half-made object">provider == null</warning>) {
            synchronized (DoubleCheckedOfUnknown.class) {
                if (provider == null) {
                    provider = new Provider();
                }
            }
        }
        return provider;
    }

    static final class Provider extends JsonProvider {
    }
}
