package com.example.ways;

import java.util.Iterator;
import java.util.Map;
import java.util.TimerTask;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Through objects of the program: how they are made, what they inherit, what they capture. */
final class ObjectWays {

    private static int number;
    private static int read;

    /** Calls a method while it is being made. */
    abstract static class Base {
        final int seen;

        Base() {
            seen = value();
        }

        abstract int value();
    }

    /** Calls the method by way of another class. */
    abstract static class Middle extends Base {}

    /** Like a class of the JDK that calls what its subclasses implement. */
    @SuppressWarnings("serial")
    private static final class Carrying extends Exception {
        private final int code;

        Carrying(int code) {
            this.code = code;
        }
    }

    /** Takes its value when it is initialised. */
    private static final class Lazy {
        static final int VALUE = number;
    }

    private interface Doubling {
        int value();

        default int twice() {
            return 2 * value();
        }
    }

    private static class Initialised {
        final int value;
        final int next;

        {
            next = number + 1;
        }

        Initialised(int value) {
            this.value = value;
        }
    }

    private static final class Derived extends Initialised {
        Derived(int value) {
            super(value + 1);
        }
    }

    /** Its methods have bridges. */
    private interface Source<T> {
        T get();
    }

    private static final class Numbers implements Source<Integer> {
        private final int value;

        Numbers(int value) {
            this.value = value;
        }

        @Override
        public Integer get() {
            return value;
        }
    }

    private record Pair(Object left, Object right) {}

    private sealed interface Shape permits Circle, Square {}

    private record Circle(int radius) implements Shape {}

    private record Square(int side) implements Shape {}

    private static final class Holder {
        private IntSupplier supplier;
        private final class Inner {
            int value() {
                return supplier.getAsInt();
            }
        }
    }

    private ObjectWays() {}

    private static int sum(int... values) {
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    private static int thrown(int x) {
        try {
            throw new Carrying(x);
        } catch (Carrying e) {
            return e.code;
        }
    }

    @SuppressWarnings("finally")
    private static int lastWord(int x) {
        try {
            return 1;
        } finally {
            return x;
        }
    }

    static void addTo(Map<String, Ways.Way> ways) {
        addMade(ways);
        addCalled(ways);
    }

    private static void addMade(Map<String, Ways.Way> ways) {
        ways.put("captured, read by a super constructor", (x, t) -> new Base() {
            @Override
            int value() {
                return x;
            }
        }.seen == t);
        ways.put("captured, read by a constructor further up", (x, t) -> new Middle() {
            @Override
            int value() {
                return x;
            }
        }.seen == t);
        ways.put("captured by a local class, read by a super constructor", (x, t) -> {
            Integer box = x;
            class Local extends Base {
                @Override
                int value() {
                    return box;
                }
            }
            return new Local().seen == t;
        });
        ways.put("captured, two of them being made", (x, t) -> new Base() {
            @Override
            int value() {
                return new Base() {
                    @Override
                    int value() {
                        return x + 1;
                    }
                }.seen;
            }
        }.seen == t + 1);
        ways.put("captured by an anonymous class of the JDK", (x, t) -> new TimerTask() {
            @Override
            public void run() {
                number = x;
            }

            boolean lead() {
                run();
                return number == t;
            }
        }.lead());
        ways.put("anonymous class", (x, t) -> new Supplier<Integer>() {
            @Override
            public Integer get() {
                return x;
            }
        }.get() == t);
        ways.put("super constructor", (x, t) -> new Derived(x).value == t + 1);
        ways.put("instance initialiser", (x, t) -> {
            number = x;
            return new Derived(1).next == t + 1;
        });
        ways.put("static initialiser", (x, t) -> {
            number = x;
            return Lazy.VALUE == t;
        });
        ways.put("inner class", (x, t) -> {
            Holder holder = new Holder();
            holder.supplier = () -> x;
            return holder.new Inner().value() == t;
        });
        ways.put("exception", (x, t) -> thrown(x) == t);
        ways.put("try and finally", (x, t) -> lastWord(x) == t);
        ways.put("static", (x, t) -> {
            number = x;
            read = number + 1;
            return read == t + 1;
        });
    }

    private static void addCalled(Map<String, Ways.Way> ways) {
        ways.put("varargs", (x, t) -> sum(1, x, 2) == t + 3);
        ways.put("default method", (x, t) -> ((Doubling) () -> x).twice() == 2 * t && x == t);
        ways.put("bridge", (x, t) -> {
            Source<Integer> source = new Numbers(x);
            return source.get() == t;
        });
        ways.put("nested lambdas", (x, t) -> {
            IntFunction<IntFunction<Integer>> add = a -> b -> a + b;
            return add.apply(x).apply(1) == t + 1;
        });
        ways.put("composed functions", (x, t) -> {
            Function<Integer, Integer> next = v -> v + 1;
            return next.andThen(next).compose(next).apply(x) == t + 3;
        });
        ways.put("constructor reference", (x, t) -> {
            IntFunction<Circle> make = Circle::new;
            return make.apply(x).radius() == t;
        });
        ways.put("constructor reference of the JDK", (x, t) -> {
            Function<Integer, StringBuilder> make = StringBuilder::new;
            return make.apply(x & 63).capacity() == (t & 63) && x == t;
        });
        ways.put("bound reference", (x, t) -> {
            IntSupplier radius = new Circle(x)::radius;
            return radius.getAsInt() == t;
        });
        ways.put("reference in the JDK", (x, t) -> {
            BiFunction<Integer, Integer, Integer> sum = Integer::sum;
            return sum.apply(x, 1) == t + 1;
        });
        ways.put("equals of a record", (x, t) -> new Circle(x).equals(new Circle(t)));
        ways.put("hash code of a record", (x, t) -> new Circle(x).hashCode() == new Circle(t).hashCode());
        ways.put("text of a record of boxes", (x, t) -> new Pair(x, 1).toString().equals(new Pair(t, 1).toString()));
        ways.put("record in a record", (x, t) -> new Pair(new Circle(x), 1).equals(new Pair(new Circle(t), 1)));
        ways.put("record of an array", (x, t) -> ((int[]) new Pair(new int[] {x}, 1).left())[0] == t);
        ways.put("pattern", (x, t) -> {
            Object object = x;
            return object instanceof Integer value && value == t;
        });
        ways.put("pattern of types", (x, t) -> {
            Shape shape = x == t ? new Circle(x) : new Square(x);
            return shape instanceof Circle circle && circle.radius() == t;
        });
        ways.put("iterator of the program", (x, t) -> {
            Iterable<Integer> one = () -> new Iterator<>() {
                private boolean done;

                @Override
                public boolean hasNext() {
                    return !done;
                }

                @Override
                public Integer next() {
                    done = true;
                    return x;
                }
            };
            int[] sum = new int[1];
            one.forEach(v -> sum[0] += v);
            return sum[0] == t;
        });
    }
}
