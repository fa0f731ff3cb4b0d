import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;

class ReflectiveIncrement {
    private volatile int count;

    void byField() throws Exception {
        Field field = ReflectiveIncrement.class.getDeclaredField("count");
        <weak_warning descr="Another thread can change what was read through 'field' before this set; its change is then lost">field.setInt(this, field.getInt(this) + 1)</weak_warning>;
    }

    void byHandles() throws Throwable {
        MethodHandle get = MethodHandles.lookup().findGetter(ReflectiveIncrement.class, "count", int.class);
        MethodHandle set = MethodHandles.lookup().findSetter(ReflectiveIncrement.class, "count", int.class);
        <weak_warning descr="Another thread can change what was read through 'set' before this set; its change is then lost">set.invoke(this, (int) get.invoke(this) + 1)</weak_warning>;
    }

    void bySwapping(VarHandle handle) {
        int seen = (int) handle.getAndSet(this, 0);
        <weak_warning descr="Another thread can change what was read through 'handle' before this set; its change is then lost">handle.getAndSet(this, seen + 1)</weak_warning>;
    }
}
