package com.example.ways;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Through arrays: given to the JDK as what they are or as objects, kept there and written later, taken from there. */
final class ArrayWays {

    private static final int[] STATIC = new int[1];
    private static final IntBuffer AROUND_STATIC = IntBuffer.wrap(STATIC);

    /** A function of the program's own type. */
    interface Hash {
        int of(int[] array);
    }

    /** Inherits what it does with an array from the JDK. */
    @SuppressWarnings("serial")
    private static final class Inherited extends ArrayList<Object> {}

    /** Writes into the array of its superclass. */
    private static final class Buffered extends ByteArrayOutputStream {

        void put(int x) {
            buf[0] = (byte) x;
            count = 1;
        }

        void resize(int x) {
            count = x & 31;
        }
    }

    private ArrayWays() {}

    private static Object[] references(int wanted) {
        Object[] references = new Object[64];
        references[wanted & 63] = "wanted";
        return references;
    }

    static void addTo(Map<String, Ways.Way> ways) {
        ways.put("deepEquals of two", (x, t) -> Objects.deepEquals(new int[] {x}, new int[] {t}));
        ways.put("Arrays.deepEquals", (x, t) -> Arrays.deepEquals(new Object[] {new int[] {x}}, new Object[] {new int[] {t}}));
        ways.put("Arrays.deepHashCode", (x, t) ->
                Arrays.deepHashCode(new Object[] {new int[] {x}}) == Arrays.deepHashCode(new Object[] {new int[] {t}}));
        ways.put("Arrays.equals", (x, t) -> Arrays.equals(new int[] {x}, new int[] {t}));
        ways.put("Arrays.hashCode", (x, t) -> Arrays.hashCode(new int[] {x}) == 31 + t);
        ways.put("list of an array", (x, t) -> Arrays.hashCode(List.of(new int[] {x}).get(0)) == 31 + t);
        ways.put("array in a list, read there", (x, t) ->
                List.of(new int[] {x}).stream().mapToInt(Arrays::hashCode).sum() == 31 + t);
        ways.put("array in a list, written later", (x, t) -> {
            int[] array = new int[1];
            List<int[]> list = new ArrayList<>();
            list.add(array);
            array[0] = x;
            return list.stream().mapToInt(Arrays::hashCode).sum() == 31 + t;
        });
        ways.put("inherited method", (x, t) -> {
            int[] array = {x};
            Inherited list = new Inherited();
            list.add(array);
            return list.stream().mapToInt(a -> Arrays.hashCode((int[]) a)).sum() == 31 + t;
        });
        ways.put("inherited method, read there", (x, t) -> {
            int[] array = {x};
            Inherited list = new Inherited();
            list.add(array);
            return Arrays.deepHashCode(list.toArray()) == 31 + 31 + t;
        });
        ways.put("asList of boxes", (x, t) -> Arrays.asList(new Integer[] {x}).contains(t));
        ways.put("asList of boxes, written later", (x, t) -> {
            Integer[] boxes = {0};
            List<Integer> list = Arrays.asList(boxes);
            boxes[0] = x;
            return list.get(0) == t;
        });
        ways.put("generic varargs", (x, t) -> Stream.of(x, x).anyMatch(v -> v == t));
        ways.put("int buffer", (x, t) -> IntBuffer.wrap(new int[] {x}).get(0) == t);
        ways.put("int buffer, array written later", (x, t) -> {
            int[] array = new int[1];
            IntBuffer buffer = IntBuffer.wrap(array);
            array[0] = x;
            return buffer.get(0) == t;
        });
        ways.put("buffer of a static array", (x, t) -> {
            STATIC[0] = x;
            return AROUND_STATIC.get(0) == t;
        });
        ways.put("array of a buffer", (x, t) -> {
            ByteBuffer buffer = ByteBuffer.allocate(4);
            buffer.array()[3] = (byte) x;
            return buffer.getInt(0) == (t & 0xFF) && x == t;
        });
        ways.put("char buffer, array written later", (x, t) -> {
            char[] array = new char[1];
            CharBuffer buffer = CharBuffer.wrap(array);
            array[0] = (char) x;
            return buffer.charAt(0) == t && x == t;
        });
        ways.put("copy into a buffer's array", (x, t) -> {
            int[] array = new int[1];
            IntBuffer buffer = IntBuffer.wrap(array);
            System.arraycopy(new int[] {x}, 0, array, 0, 1);
            return buffer.get(0) == t;
        });
        ways.put("byte stream, array written later", (x, t) -> {
            byte[] array = new byte[1];
            ByteArrayInputStream stream = new ByteArrayInputStream(array);
            array[0] = (byte) x;
            return stream.read() == (t & 0xFF) && x == t;
        });
        ways.put("array of a superclass of the JDK", (x, t) -> {
            Buffered stream = new Buffered();
            stream.put(x);
            return stream.toByteArray()[0] == (byte) t && x == t;
        });
        ways.put("field of a superclass of the JDK", (x, t) -> {
            Buffered stream = new Buffered();
            stream.resize(x);
            return stream.size() == (t & 31) && x == t;
        });
        ways.put("lazy stream", (x, t) -> {
            int[] array = new int[1];
            IntStream stream = Arrays.stream(array);
            array[0] = x;
            return stream.sum() == t;
        });
        ways.put("nested array, written later", (x, t) -> {
            Object[] outer = new Object[1];
            List<Object> list = Arrays.asList(outer);
            int[] inner = new int[1];
            outer[0] = inner;
            inner[0] = x;
            return Arrays.deepHashCode(list.toArray()) == 31 + 31 + t;
        });
        ways.put("Arrays.sort", (x, t) -> {
            int[] array = {5, x};
            Arrays.sort(array);
            return array[0] == t || array[1] == t;
        });
        ways.put("Arrays.fill", (x, t) -> {
            int[] array = new int[2];
            Arrays.fill(array, x);
            return array[1] == t;
        });
        ways.put("Arrays.copyOf", (x, t) -> Arrays.copyOf(new int[] {x}, 3)[0] == t);
        ways.put("Arrays.copyOfRange", (x, t) -> Arrays.copyOfRange(new int[] {0, x}, 1, 3)[0] == t);
        ways.put("Arrays.setAll", (x, t) -> {
            int[] array = new int[2];
            Arrays.setAll(array, i -> x + i);
            return array[1] == t + 1;
        });
        ways.put("Arrays.binarySearch", (x, t) -> Arrays.binarySearch(new int[] {3, t, 5000}, x) == 1);
        ways.put("Arrays.toString", (x, t) -> Arrays.toString(new int[] {x}).equals("[" + t + "]"));
        ways.put("System.arraycopy", (x, t) -> {
            int[] target = new int[3];
            System.arraycopy(new int[] {x, x + 1}, 0, target, 1, 2);
            return target[2] == t + 1;
        });
        ways.put("clone", (x, t) -> new int[] {x}.clone()[0] == t);
        ways.put("clone of arrays", (x, t) -> new int[][] {{x}}.clone()[0][0] == t);
        ways.put("atomic array of an array", (x, t) -> new AtomicIntegerArray(new int[] {x}).get(0) == t);
        ways.put("atomic array as text", (x, t) -> {
            AtomicIntegerArray array = new AtomicIntegerArray(1);
            array.set(0, x);
            return array.toString().equals("[" + t + "]");
        });
        ways.put("index", (x, t) -> new boolean[] {false, x == t}[x & 1 | 1]);
        ways.put("index of a reference", (x, t) -> references(t)[x & 63] != null && x == t);
        ways.put("length", (x, t) -> new int[x & 31].length == (t & 31) && x == t);
        ways.put("lengths", (x, t) -> new int[x & 31][2].length == (t & 31) && x == t);
        ways.put("JDK's function of the program's type", (x, t) -> {
            Hash hash = Arrays::hashCode;
            return hash.of(new int[] {x}) == 31 + t;
        });
        ways.put("JDK's function of the JDK's type", (x, t) -> {
            ToIntFunction<int[]> hash = Arrays::hashCode;
            return hash.applyAsInt(new int[] {x}) == 31 + t;
        });
        ways.put("array that a function gives", (x, t) -> {
            int[] array = {x};
            Function<String, int[]> give = name -> array;
            return Optional.of("a").map(give).map(Arrays::hashCode).get() == 31 + t;
        });
        ways.put("array that a supplier gives, written later", (x, t) -> {
            int[] array = new int[1];
            Supplier<int[]> give = () -> array;
            Stream<int[]> stream = Stream.generate(give).limit(1);
            array[0] = x;
            return stream.mapToInt(Arrays::hashCode).sum() == 31 + t;
        });
        ways.put("Collections.addAll", (x, t) -> {
            List<Integer> list = new ArrayList<>();
            Collections.addAll(list, 1, x);
            return list.get(1) == t;
        });
        ways.put("Array.get", (x, t) -> (int) java.lang.reflect.Array.get(new int[] {x}, 0) == t);
        ways.put("Array.set", (x, t) -> {
            int[] array = new int[1];
            java.lang.reflect.Array.setInt(array, 0, x);
            return array[0] == t;
        });
        ways.put("Objects.hash", (x, t) -> Objects.hash(x) == 31 + t);
        ways.put("Objects.equals", (x, t) -> Objects.equals(x, t));
    }
}
