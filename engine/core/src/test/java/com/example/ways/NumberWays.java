package com.example.ways;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Through arithmetic, and functions of numbers that the JDK has. */
final class NumberWays {

    private interface Function {
        int of(int x);
    }

    private NumberWays() {}

    static void addTo(Map<String, Ways.Way> ways) {
        addOperations(ways);
        addFunctions(ways);
    }

    private static void addOperations(Map<String, Ways.Way> ways) {
        ways.put("comparison", (x, t) -> x == t);
        ways.put("ternary", (x, t) -> (x > t ? 1 : x < t ? 2 : 3) == 3);
        ways.put("compound assignment", (x, t) -> {
            byte b = 0;
            b += x;
            return b == (byte) t && x == t;
        });
        ways.put("increment", (x, t) -> {
            int y = x;
            y++;
            ++y;
            return y-- == t + 2;
        });
        ways.put("narrowing", (x, t) -> (byte) x == (byte) t && (short) x == t && (char) x == t && x == t);
        ways.put("long shift", (x, t) -> (long) x << 33 >>> 33 == t && x >= 0);
        ways.put("shift distance", (x, t) -> 1L << (x & 63) == 1L << (t & 63) && x == t);
        ways.put("float", (x, t) -> (float) x == t && x == t);
        ways.put("double", (x, t) -> x * 0.5 == t / 2.0);
        ways.put("from double", (x, t) -> (int) (double) x == t);
        ways.put("remainder of doubles", (x, t) -> x % 5000.0 == t);
        ways.put("division", (x, t) -> {
            try {
                return 1 / (x - t) > 5;
            } catch (ArithmeticException e) {
                return true;
            }
        });
        ways.put("boolean in an int", (x, t) -> {
            boolean same = x == t;
            int bit = same ? 1 : 0;
            return (bit & 1) != 0 ^ false;
        });
    }

    private static void addFunctions(Map<String, Ways.Way> ways) {
        ways.put("Math.max", (x, t) -> Math.max(x, t) == t && Math.min(x, t) == t);
        ways.put("Math.floorMod", (x, t) -> Math.floorMod(x, 5000) == t && x == t);
        ways.put("Math.addExact", (x, t) -> Math.addExact(x, 1) == t + 1);
        ways.put("Math.sqrt", (x, t) -> Math.sqrt(x) == Math.sqrt(t));
        ways.put("Math.pow", (x, t) -> Math.pow(x, 2) == (double) t * t && x > 0);
        ways.put("Math.round", (x, t) -> Math.round(x + 0.1) == t);
        ways.put("StrictMath", (x, t) -> StrictMath.cbrt(x) == StrictMath.cbrt(t));
        ways.put("Integer.bitCount", (x, t) -> Integer.bitCount(x) == Integer.bitCount(t) && x == t);
        ways.put("Integer.reverse", (x, t) -> Integer.reverse(x) == Integer.reverse(t));
        ways.put("Integer.highestOneBit", (x, t) -> Integer.highestOneBit(x) == Integer.highestOneBit(t) && x == t);
        ways.put("Integer.hashCode", (x, t) -> Integer.hashCode(x) == t);
        ways.put("Integer.signum", (x, t) -> Integer.signum(x - t) == 0);
        ways.put("Integer.compareTo", (x, t) -> Integer.valueOf(x).compareTo(t) == 0);
        ways.put("Integer.parseInt", (x, t) -> Integer.parseInt(String.valueOf(x)) == t);
        ways.put("Integer.toHexString", (x, t) -> Integer.toHexString(x).equals(Integer.toHexString(t)));
        ways.put("Integer.decode", (x, t) -> Integer.decode("" + x) == t);
        ways.put("Long.rotateLeft", (x, t) -> Long.rotateLeft(x, 5) == Long.rotateLeft(t, 5));
        ways.put("Long of an int", (x, t) -> Long.valueOf(x).intValue() == t);
        ways.put("doubleValue", (x, t) -> Integer.valueOf(x).doubleValue() == t);
        ways.put("Number", (x, t) -> {
            Number number = x;
            return number.longValue() == t;
        });
        ways.put("equals of a box as an object", (x, t) -> {
            Object box = x;
            return box.equals(t);
        });
        ways.put("hashCode of a box as an object", (x, t) -> {
            Object box = x;
            return box.hashCode() == t;
        });
        ways.put("new Integer by reflection", (x, t) ->
                (Integer) Integer.class.getMethod("valueOf", int.class).invoke(null, x) == t);
        ways.put("Character", (x, t) -> Character.isDigit((char) ('0' + (x & 15))) && x == t);
        ways.put("Character.getNumericValue", (x, t) -> Character.getNumericValue((char) x) == Character.getNumericValue(t)
                && x == t);
        ways.put("Double.compare", (x, t) -> Double.compare(x, t) == 0);
        ways.put("doubleToLongBits", (x, t) -> Double.doubleToLongBits(x) == Double.doubleToLongBits(t));
        ways.put("intBitsToFloat", (x, t) -> Float.intBitsToFloat(x) == Float.intBitsToFloat(t) && x == t);
        ways.put("BigInteger", (x, t) -> BigInteger.valueOf(x).equals(BigInteger.valueOf(t)));
        ways.put("BigInteger of a text", (x, t) -> new BigInteger("" + x).intValue() == t);
        ways.put("BigDecimal", (x, t) -> new BigDecimal(x).compareTo(new BigDecimal(t)) == 0);
        ways.put("BitSet", (x, t) -> {
            BitSet set = new BitSet();
            set.set(x & 0xFFF);
            return set.get(t & 0xFFF) && x == t;
        });
        ways.put("OptionalInt", (x, t) -> OptionalInt.of(x).getAsInt() == t);
        ways.put("JDK's function of the program's type, for ints", (x, t) -> {
            Function reverse = Integer::reverse;
            return reverse.of(x) == Integer.reverse(t);
        });
        ways.put("JDK's known function", (x, t) -> {
            IntBinaryOperator max = Math::max;
            return max.applyAsInt(x, t) == t && x == t;
        });
        ways.put("JDK's function of the JDK's type, for ints", (x, t) -> {
            IntUnaryOperator reverse = Integer::reverse;
            return reverse.andThen(Integer::reverse).applyAsInt(x) == t;
        });
    }
}
