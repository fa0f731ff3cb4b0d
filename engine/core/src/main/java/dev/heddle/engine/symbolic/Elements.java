package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.Boxes;
import dev.heddle.engine.symbolic.expr.Sort;

/** Elements of arrays of any type, as numbers. */
final class Elements {

    private Elements() {}

    /** Number of elements. */
    static int length(Object array) {
        return java.lang.reflect.Array.getLength(array);
    }

    /** Whether the elements are of a primitive type. */
    static boolean arePrimitive(Object array) {
        return array instanceof int[] || array instanceof long[] || array instanceof byte[]
                || array instanceof boolean[] || array instanceof char[] || array instanceof short[]
                || array instanceof double[] || array instanceof float[];
    }

    static Sort sort(Object array) {
        return array instanceof long[] ? Sort.LONG
                : array instanceof double[] ? Sort.DOUBLE
                : array instanceof float[] ? Sort.FLOAT : Sort.INT;
    }

    /** The element as a number; 0 for a reference to something that is no box. */
    static long number(Object array, int index) {
        if (array instanceof int[] ints) {
            return ints[index];
        }
        if (array instanceof long[] longs) {
            return longs[index];
        }
        if (array instanceof byte[] bytes) {
            return bytes[index];
        }
        if (array instanceof boolean[] booleans) {
            return booleans[index] ? 1 : 0;
        }
        if (array instanceof char[] chars) {
            return chars[index];
        }
        if (array instanceof short[] shorts) {
            return shorts[index];
        }
        if (array instanceof double[] doubles) {
            return Boxes.number(doubles[index]);
        }
        if (array instanceof float[] floats) {
            return Boxes.number(floats[index]);
        }
        return array instanceof Object[] objects ? Boxes.number(objects[index]) : 0;
    }
}
