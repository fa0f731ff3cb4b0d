package com.example.ways;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Through texts that are made of a value, and looked at. */
final class TextWays {

    private static String kept;

    /** Its text has a number in it. */
    private record Named(int id) {

        @Override
        public String toString() {
            return "n" + id;
        }
    }

    /** Has its message from the superclass. */
    @SuppressWarnings("serial")
    private static final class Own extends RuntimeException {
        Own(String message) {
            super(message);
        }
    }

    private TextWays() {}

    private static String message(Runnable body) {
        try {
            body.run();
            return "";
        } catch (RuntimeException e) {
            return e.getMessage();
        }
    }

    static void addTo(Map<String, Ways.Way> ways) {
        addMade(ways);
        addThrown(ways);
        addUsed(ways);
    }

    private static void addMade(Map<String, Ways.Way> ways) {
        ways.put("concatenation", (x, t) -> ("" + x).equals("" + t));
        ways.put("concatenation of a concatenation", (x, t) -> ("a" + ("b" + x)).equals("ab" + t));
        ways.put("concatenation of an object", (x, t) -> ("a" + new Named(x)).equals("an" + t));
        ways.put("concatenation of a box", (x, t) -> ("a" + (Object) x).equals("a" + t));
        ways.put("compound concatenation", (x, t) -> {
            String text = "a";
            text += x;
            return text.equals("a" + t);
        });
        ways.put("String.valueOf", (x, t) -> String.valueOf(x).equals(String.valueOf(t)));
        ways.put("Integer.toString", (x, t) -> Integer.toString(x).equals(Integer.toString(t)));
        ways.put("toString of a box", (x, t) -> ((Integer) x).toString().equals("" + t));
        ways.put("String.format", (x, t) -> String.format("%d", x).equals("" + t));
        ways.put("formatted", (x, t) -> "%d".formatted(x).equals("" + t));
        ways.put("String.format of a text", (x, t) -> String.format("%s", "a" + x).equals("a" + t));
        ways.put("String.join", (x, t) -> String.join(",", "a" + x, "b").equals("a" + t + ",b"));
        ways.put("StringJoiner", (x, t) -> new StringJoiner(",").add("a" + x).toString().equals("a" + t));
        ways.put("concat", (x, t) -> "a".concat("" + x).equals("a" + t));
        ways.put("text block", (x, t) -> """
                <%d>
                """.formatted(x).strip().equals("<" + t + ">"));
        ways.put("MessageFormat", (x, t) -> MessageFormat.format("{0}", "a" + x).equals("a" + t));
        ways.put("StringBuilder of a number", (x, t) -> new StringBuilder().append(x).toString().equals("" + t));
        ways.put("StringBuilder of a text", (x, t) -> new StringBuilder().append("a" + x).toString().equals("a" + t));
        ways.put("StringBuilder made of a text", (x, t) -> new StringBuilder("a" + x).reverse().toString()
                .equals(new StringBuilder("a" + t).reverse().toString()));
        ways.put("length of a StringBuilder", (x, t) -> new StringBuilder("a" + x).length() == 3 && x == t);
        ways.put("StringBuffer", (x, t) -> new StringBuffer().append("a" + x).insert(0, x).toString().equals(t + "a" + t));
        ways.put("StringWriter", (x, t) -> {
            StringWriter writer = new StringWriter();
            writer.write("a" + x);
            return writer.toString().equals("a" + t);
        });
        ways.put("PrintStream to memory", (x, t) -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new PrintStream(bytes, true).print("a" + x);
            return bytes.toString().equals("a" + t);
        });
        ways.put("System.out to memory", (x, t) -> {
            PrintStream old = System.out;
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.setOut(new PrintStream(bytes, true));
            System.out.print("a" + x);
            System.setOut(old);
            return bytes.toString().equals("a" + t);
        });
        ways.put("text of a record", (x, t) -> new Named(x).toString().equals("n" + t));
        ways.put("text of a list", (x, t) -> List.of(new Named(x)).toString().equals("[n" + t + "]"));
        ways.put("text of an Optional", (x, t) -> Optional.of(new Named(x)).toString().equals("Optional[n" + t + "]"));
    }

    private static void addThrown(Map<String, Ways.Way> ways) {
        ways.put("message of an exception", (x, t) -> message(() -> {
            throw new IllegalStateException("a" + x);
        }).equals("a" + t));
        ways.put("message of an own exception", (x, t) -> message(() -> {
            throw new Own("a" + x);
        }).equals("a" + t));
        ways.put("text of an exception", (x, t) -> new IllegalStateException("a" + x).toString().endsWith("a" + t));
        ways.put("text of an own exception", (x, t) -> new Own("a" + x).toString().endsWith("a" + t));
        ways.put("text with an exception", (x, t) -> ("" + new IllegalStateException("a" + x)).endsWith("a" + t));
        ways.put("cause of an exception", (x, t) ->
                new RuntimeException(new IllegalStateException("a" + x)).getMessage().endsWith("a" + t));
        ways.put("list of an exception", (x, t) ->
                List.of(new IllegalStateException("a" + x)).toString().endsWith("a" + t + "]"));
        ways.put("valueOf an exception", (x, t) -> String.valueOf(new IllegalStateException("a" + x)).endsWith("a" + t));
        ways.put("stack trace", (x, t) -> {
            StringWriter writer = new StringWriter();
            new IllegalStateException("a" + x).printStackTrace(new PrintWriter(writer));
            return writer.toString().contains("a" + t + System.lineSeparator());
        });
        ways.put("message of a failed future", (x, t) -> {
            CompletableFuture<String> future = new CompletableFuture<>();
            future.completeExceptionally(new IllegalStateException("a" + x));
            try {
                future.get();
                return false;
            } catch (ExecutionException e) {
                return e.getMessage().endsWith("a" + t);
            }
        });
        ways.put("message in a stage", (x, t) -> CompletableFuture.<String>supplyAsync(() -> {
            throw new IllegalStateException("a" + x);
        }, Runnable::run).handle((r, e) -> e.getMessage()).join().endsWith("a" + t));
        ways.put("message of an index", (x, t) -> {
            int[] none = {};
            try {
                return none[x] == 0;
            } catch (ArrayIndexOutOfBoundsException e) {
                return e.getMessage().startsWith("Index " + t + " ");
            }
        });
        ways.put("message of a length", (x, t) -> {
            try {
                return new int[-1 - (x & 63)] == null;
            } catch (NegativeArraySizeException e) {
                return e.getMessage().startsWith("" + (-1 - (t & 63))) && x == t;
            }
        });
        ways.put("message of an assertion", (x, t) -> {
            try {
                throw new AssertionError("a" + x);
            } catch (AssertionError e) {
                return e.getMessage().equals("a" + t);
            }
        });
        ways.put("message of an assertion of a number", (x, t) -> new AssertionError(x).getMessage().equals("" + t));
    }

    private static void addUsed(Map<String, Ways.Way> ways) {
        ways.put("length of a text", (x, t) -> ("" + x).length() == 2 && x == t);
        ways.put("charAt", (x, t) -> ("" + x).charAt(("" + x).length() - 1) == '7' && x == t);
        ways.put("hashCode of a text", (x, t) -> ("" + x).hashCode() == ("" + t).hashCode());
        ways.put("parseInt", (x, t) -> Integer.parseInt("" + x) == t);
        ways.put("compareTo", (x, t) -> ("" + x).compareTo("" + t) == 0);
        ways.put("equals from the other side", (x, t) -> ("" + t).equals("" + x));
        ways.put("equals as an object", (x, t) -> ((Object) ("" + x)).equals("" + t));
        ways.put("Objects.equals of texts", (x, t) -> Objects.equals("" + x, "" + t));
        ways.put("switch over a text", (x, t) -> switch ("" + x) {
            case "17", "1017" -> x == t;
            default -> false;
        });
        ways.put("switch over a character", (x, t) -> switch ((char) ('a' + (x & 31))) {
            case 'r', 'z' -> x == t;
            default -> false;
        });
        ways.put("text as a key", (x, t) -> new HashMap<>(Map.of("" + t, 1)).containsKey("" + x));
        ways.put("text in a set", (x, t) -> new HashSet<>(Set.of("" + t)).contains("" + x));
        ways.put("text in a list", (x, t) -> {
            List<String> list = new ArrayList<>();
            list.add("" + x);
            return list.contains("" + t);
        });
        ways.put("texts in a stream", (x, t) -> Stream.of("" + x).collect(Collectors.joining()).equals("" + t));
        ways.put("text in an array", (x, t) -> String.join("", new String[] {"a" + x}).equals("a" + t));
        ways.put("text in a field", (x, t) -> {
            kept = "a" + x;
            return kept.equals("a" + t);
        });
        ways.put("text that a supplier gives", (x, t) -> {
            Supplier<String> text = () -> "a" + x;
            return Optional.<String>empty().orElseGet(text).equals("a" + t);
        });
        ways.put("text that a bound reference has", (x, t) -> {
            Predicate<Object> same = ("a" + x)::equals;
            return same.test("a" + t);
        });
        ways.put("text compared by a bound reference in the JDK", (x, t) ->
                Stream.of("a" + t).anyMatch(("a" + x)::equals));
        ways.put("intern", (x, t) -> ("a" + x).intern() == ("a" + t).intern());
        ways.put("name of a thread", (x, t) -> new Thread(() -> { }, "a" + x).getName().equals("a" + t));
        ways.put("text of a thread", (x, t) -> new Thread(() -> { }, "a" + x).toString().contains("[a" + t + ",")
                || new Thread(() -> { }, "a" + x).toString().contains(",a" + t + ","));
        ways.put("system property", (x, t) -> {
            System.setProperty("way", "a" + x);
            return System.getProperty("way").equals("a" + t);
        });
        ways.put("isEmpty of a part", (x, t) -> ("" + x).replace("" + t, "").isEmpty());
        ways.put("regular expression", (x, t) -> ("" + x).matches("" + t));
        ways.put("chars", (x, t) -> ("" + x).chars().sum() == ("" + t).chars().sum() && x == t);
        ways.put("class by name", (x, t) -> {
            try {
                return Class.forName("No" + x) == null;
            } catch (ClassNotFoundException e) {
                return e.getMessage().equals("No" + t);
            }
        });
        ways.put("enum by name", (x, t) -> {
            try {
                return Thread.State.valueOf("S" + x) == null;
            } catch (IllegalArgumentException e) {
                return e.getMessage().endsWith("S" + t);
            }
        });
    }
}
