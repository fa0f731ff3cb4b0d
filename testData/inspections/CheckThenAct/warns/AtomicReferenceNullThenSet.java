import java.util.concurrent.atomic.AtomicReference;

class AtomicReferenceNullThenSet {
    private final AtomicReference<String> owner = new AtomicReference<>();

    boolean claim(String name) {
        if (<warning descr="Another thread can change 'owner' between this check and what follows">owner.get()</warning> == null) {
            owner.set(name);
            return true;
        }
        return false;
    }
}
