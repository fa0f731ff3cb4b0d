import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

class ReflectiveCopy {
    private int from;
    private int to;

    static void byField(Object one, Object other) throws Exception {
        Field field = ReflectiveCopy.class.getDeclaredField("from");
        field.setInt(one, field.getInt(other));
    }

    void byHandles() throws Throwable {
        MethodHandle get = MethodHandles.lookup().findGetter(ReflectiveCopy.class, "from", int.class);
        MethodHandle set = MethodHandles.lookup().findSetter(ReflectiveCopy.class, "to", int.class);
        set.invoke(this, (int) get.invoke(this));
    }
}
