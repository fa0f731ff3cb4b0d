import java.util.concurrent.atomic.AtomicReference;

class AtomicReferenceNullThenSet {
    private final AtomicReference<String> owner = new AtomicReference<>();

    boolean claim(String name) {
        if (<weak_warning descr="Another thread can change 'owner' between this check and what follows">owner.get()</weak_warning> == null) {
            owner.set(name);
            return true;
        }
        return false;
    }
}
