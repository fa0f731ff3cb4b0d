import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

class HandleGetThenSet {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final AtomicLongFieldUpdater<HandleGetThenSet> TOTAL =
            AtomicLongFieldUpdater.newUpdater(HandleGetThenSet.class, "total");

    private final int[] numbers = new int[2];
    private final AtomicIntegerArray counts = new AtomicIntegerArray(2);
    private volatile long total;

    void add() {
        int old = (int) ELEMENTS.getVolatile(numbers, 1);
        <weak_warning descr="Another thread can change what was read through 'ELEMENTS' before this set; its change is then lost">ELEMENTS.setVolatile(numbers, 1, old + 1)</weak_warning>;
        <weak_warning descr="Another thread can change what was read through 'TOTAL' before this set; its change is then lost">TOTAL.set(this, TOTAL.get(this) + 1)</weak_warning>;
        <weak_warning descr="Another thread can change what was read through 'counts' before this set; its change is then lost">counts.set(0, counts.get(0) + 1)</weak_warning>;
    }
}
