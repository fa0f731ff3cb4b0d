import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

class HandleOtherPlace {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final AtomicLongFieldUpdater<HandleOtherPlace> TOTAL =
            AtomicLongFieldUpdater.newUpdater(HandleOtherPlace.class, "total");

    private final int[] numbers = new int[2];
    private final AtomicIntegerArray counts = new AtomicIntegerArray(2);
    private volatile long total;

    void add(HandleOtherPlace other) {
        ELEMENTS.setVolatile(numbers, 1, (int) ELEMENTS.getVolatile(numbers, 0) + 1);
        TOTAL.set(this, TOTAL.get(other) + 1);
        counts.set(0, counts.get(1) + 1);
        TOTAL.addAndGet(this, 1);
    }

    synchronized void addUnderLock() {
        TOTAL.set(this, TOTAL.get(this) + 1);
    }
}
