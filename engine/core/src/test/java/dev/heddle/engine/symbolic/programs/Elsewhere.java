package dev.heddle.engine.symbolic.programs;

import dev.heddle.api.Heddle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Assertions;

/** Methods that let values go to code that is not instrumented; each says what it did in {@link #outcome}. */
public final class Elsewhere {

    public static String outcome;

    record Point(int x, int y) {}

    private Elsewhere() {}

    public static void thrown() {
        try {
            Objects.checkIndex(Heddle.input("x", -1), 3);
            outcome = "inside";
        } catch (IndexOutOfBoundsException e) {
            outcome = "outside";
        }
    }

    /** The other thread passes something, too, while the first waits in code that is not instrumented. */
    public static void whileAnotherRuns() throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
        queue.put(0);
        Thread other = new Thread(() -> {
            same(Heddle.input("y", 3));
            queue.poll();
        });
        other.start();
        queue.put(Heddle.input("x", 1));
        other.join();
        outcome = String.valueOf(queue.peek());
    }

    private static int same(int x) {
        return x;
    }

    public static void behindALambda() {
        Map<Integer, Integer> map = new HashMap<>(Map.of(9, 0));
        map.computeIfAbsent(Heddle.input("x", 3), key -> key + 1);
        outcome = map.size() == 1 ? "there" : "new";
    }

    public static void elements() {
        outcome = Arrays.equals(Heddle.input("v", new int[] {1, 2}), new int[] {4, 5}) ? "equal" : "other";
    }

    public static void elementsOfElements() {
        int[][] square = {Heddle.input("v", new int[] {1, 2})};
        outcome = Arrays.deepToString(square);
    }

    public static void boxesInAnArray() {
        outcome = String.format("%d", Heddle.input("x", 4));
    }

    public static void assertedElements() {
        Assertions.assertArrayEquals(new int[] {1}, Heddle.input("v", new int[] {1}));
        outcome = "as asserted";
    }

    /** The elements only happen to have the values that they had. */
    public static void overwritten() {
        int[] v = Heddle.input("v", new int[] {5});
        Arrays.fill(v, 5);
        outcome = v[0] == 5 ? "five" : "impossible";
    }

    public static void records() {
        outcome = new Point(Heddle.input("x", 0), 1).equals(new Point(7, 1)) ? "equal" : "other";
    }

    /** The lambda behind gets a value that only happens to be the same. */
    public static void functionBehindFunction() {
        IntUnaryOperator twice = Elsewhere::twice;
        outcome = twice.andThen(x -> x + 1).applyAsInt(Heddle.input("x", 0)) == 13 ? "impossible" : "other";
    }

    private static int twice(int x) {
        return x + x;
    }

    public static void argumentsSwapped() {
        Comparator<Integer> byDifference = (a, b) -> a - b;
        outcome = byDifference.reversed().compare(Heddle.input("x", 0), Heddle.input("y", 0)) == 3 ? "three" : "other";
    }

    public static void results() {
        int x = Heddle.input("x", 9);
        Comparator<String> first = (a, b) -> x;
        outcome = "first";
        first.thenComparing((a, b) -> {
            outcome = "second";
            return 0;
        }).compare("a", "b");
    }

    public static void hash() {
        Integer box = Heddle.input("x", 0);
        outcome = box.hashCode() == 12345 ? "found" : "other";
    }

    public static void sleep() throws InterruptedException {
        Thread.sleep(Heddle.input("x", 0L));
        outcome = "slept";
    }

    public static void boxesByIdentity() {
        int x = Heddle.input("x", 0);
        Integer a = x;
        Integer b = x;
        outcome = a == b ? "shared" : "two";
    }

    public static void boxesOfTwo() {
        Long a = Heddle.input("a", 1000L);
        Long b = Heddle.input("b", 2L);
        outcome = a == b ? "shared" : a.equals(b) ? "equal" : "other";
    }

    public static void askedForAgain() {
        int x = Heddle.input("x", 0, -10, 10);
        long y = Heddle.input("x", 0L, 0, 5);
        outcome = y == 5 && x == 9 ? "nearest" : x < 0 && y != 0 ? "impossible" : "other";
    }

    public static void fewValues() {
        outcome = List.of("a", "b", "c").get(Heddle.input("i", 0, 0, 2));
    }

    public static void fewTruths() {
        List<Boolean> list = new ArrayList<>();
        list.add(Heddle.input("b", false));
        outcome = list.toString();
    }

    public static void fewLengths() {
        outcome = String.valueOf(new int[Heddle.input("n", 1, 0, 3) * 2].length);
    }

    public static void fewRemainders() {
        outcome = Integer.toString((Heddle.input("n", 7) & 7) % 3).strip();
    }

    /** Texts that nobody looks into. */
    public static void messages() {
        int a = Heddle.input("a", 3);
        System.out.println("a is " + a);
        try {
            if (a < 0) {
                throw new IllegalStateException("negative: " + a, new IOException("a is " + a));
            }
            outcome = "other";
        } catch (IllegalStateException e) {
            outcome = e.getMessage() == null ? "impossible" : "negative";
        }
    }

    public static void fewTexts() {
        outcome = switch ("key " + Heddle.input("i", 0, 0, 9)) {
            case "key 4" -> "four";
            case "key 12" -> "impossible";
            default -> "other";
        };
    }
}
