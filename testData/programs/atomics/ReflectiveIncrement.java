// primitive: reflection
// expect: assertion at 27 thread main

import java.lang.reflect.Field;

/** Increments a field by reflection. */
class ReflectiveIncrement {

    private int count;

    public static void main(String[] args) throws Exception {
        ReflectiveIncrement counter = new ReflectiveIncrement();
        Field field = ReflectiveIncrement.class.getDeclaredField("count");
        Runnable increment = () -> {
            try {
                field.setInt(counter, field.getInt(counter) + 1);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        };
        Thread a = new Thread(increment, "a");
        Thread b = new Thread(increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
