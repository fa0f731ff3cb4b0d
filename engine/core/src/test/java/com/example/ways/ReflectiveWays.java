package com.example.ways;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Through reflection, method handles and serialization. */
final class ReflectiveWays {

    /** Has fields that others read. */
    @SuppressWarnings("serial")
    private static final class Data implements Serializable {
        private static int shared;
        private int number;
        private Integer box;
        private int[] array;
        private Data next;

        private int plus(int other) {
            return number + other;
        }
    }

    private static final VarHandle NUMBER;
    private static final MethodHandle GETTER;

    static {
        try {
            NUMBER = MethodHandles.lookup().findVarHandle(Data.class, "number", int.class);
            GETTER = MethodHandles.lookup().findGetter(Data.class, "number", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private ReflectiveWays() {}

    private static Data data(int x) {
        Data data = new Data();
        data.number = x;
        data.box = x;
        data.array = new int[] {x};
        return data;
    }

    private static Data copied(Data data) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(data);
        }
        return (Data) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    static void addTo(Map<String, Ways.Way> ways) {
        ways.put("Field.getInt", (x, t) -> Data.class.getDeclaredField("number").getInt(data(x)) == t);
        ways.put("Field.get", (x, t) -> (Integer) Data.class.getDeclaredField("number").get(data(x)) == t);
        ways.put("Field.get of a box", (x, t) -> (Integer) Data.class.getDeclaredField("box").get(data(x)) == t);
        ways.put("Field.get of an array", (x, t) -> ((int[]) Data.class.getDeclaredField("array").get(data(x)))[0] == t);
        ways.put("Field.get of a static", (x, t) -> {
            Data.shared = x;
            return Data.class.getDeclaredField("shared").getInt(null) == t;
        });
        ways.put("Field.set", (x, t) -> {
            Data data = data(0);
            Field field = Data.class.getDeclaredField("number");
            field.setInt(data, x);
            return data.number == t;
        });
        ways.put("Method.invoke", (x, t) ->
                (Integer) Data.class.getDeclaredMethod("plus", int.class).invoke(data(1), x) == t + 1);
        ways.put("Method.invoke, of what it is called on", (x, t) ->
                (Integer) Data.class.getDeclaredMethod("plus", int.class).invoke(data(x), 1) == t + 1);
        ways.put("MethodHandle", (x, t) -> (int) MethodHandles.lookup()
                .findVirtual(Data.class, "plus", MethodType.methodType(int.class, int.class)).invokeExact(data(1), x) == t + 1);
        ways.put("MethodHandle of a field", (x, t) -> (int) GETTER.invokeExact(data(x)) == t);
        ways.put("bound MethodHandle of a field", (x, t) -> (int) GETTER.bindTo(data(x)).invoke() == t);
        ways.put("MethodHandle of a static", (x, t) -> {
            Data.shared = x;
            return (int) MethodHandles.lookup().findStaticGetter(Data.class, "shared", int.class).invokeExact() == t;
        });
        ways.put("MethodHandle of an element", (x, t) ->
                (int) MethodHandles.arrayElementGetter(int[].class).invokeExact(new int[] {x}, 0) == t);
        ways.put("MethodHandle with arguments", (x, t) -> (Integer) MethodHandles.lookup()
                .findVirtual(Data.class, "plus", MethodType.methodType(int.class, int.class))
                .invokeWithArguments(data(1), x) == t + 1);
        ways.put("VarHandle", (x, t) -> {
            Data data = data(0);
            NUMBER.setVolatile(data, x);
            return (int) NUMBER.getVolatile(data) == t;
        });
        ways.put("VarHandle as a MethodHandle", (x, t) ->
                (int) NUMBER.toMethodHandle(VarHandle.AccessMode.GET).invokeExact(data(x)) == t);
        ways.put("VarHandle of bytes", (x, t) -> {
            byte[] bytes = new byte[4];
            VarHandle ints = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.LITTLE_ENDIAN);
            ints.set(bytes, 0, x);
            return (bytes[0] & 0xFF) == (t & 0xFF) && x == t;
        });
        ways.put("VarHandle of bytes, read", (x, t) -> {
            byte[] bytes = {(byte) x, (byte) (x >> 8), 0, 0};
            VarHandle ints = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.LITTLE_ENDIAN);
            return (int) ints.get(bytes, 0) == t;
        });
        ways.put("serialization", (x, t) -> copied(data(x)).number == t);
        ways.put("serialization of an array", (x, t) -> copied(data(x)).array[0] == t);
        ways.put("serialization of another object", (x, t) -> {
            Data data = new Data();
            data.next = data(x);
            return copied(data).next.number == t;
        });
        ways.put("proxy", (x, t) -> {
            IntUnaryOperator operator = (IntUnaryOperator) Proxy.newProxyInstance(ReflectiveWays.class.getClassLoader(),
                    new Class<?>[] {IntUnaryOperator.class}, (proxy, method, args) -> (Integer) args[0] + 1);
            return operator.applyAsInt(x) == t + 1;
        });
        ways.put("reference object", (x, t) -> {
            Integer box = x;
            return new WeakReference<>(box).get() == (Integer) t && box != null;
        });
    }
}
