package com.example.ways;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Date;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Through copies of objects, and through atomic variables that are classes of the program or hold references. */
final class CopyWays {

    /** Has no {@code clone} of its own. */
    private static class Plain implements Cloneable {
        int number;
        Integer box;
        long wide;
        double real;
        boolean flag;

        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    private static final class Chained extends Plain {
        private final int[] array;
        private final Chained next;
        private final int last;

        Chained(int last, Chained next) {
            this.last = last;
            this.next = next;
            array = new int[] {last};
        }

        @Override
        protected Chained clone() throws CloneNotSupportedException {
            Chained copy = (Chained) super.clone();
            copy.number = number + 1;
            return copy;
        }
    }

    /** Has {@code clone} from the JDK. */
    @SuppressWarnings("serial")
    private static final class OwnList extends ArrayList<String> {
        private int number;
    }

    @SuppressWarnings("serial")
    private static final class OwnDate extends Date {
        private int number;
    }

    @SuppressWarnings("serial")
    private static final class Counter extends AtomicInteger {
        Counter(int first) {
            super(first);
        }

        int twice() {
            return 2 * get();
        }
    }

    @SuppressWarnings("serial")
    private static final class Flag extends AtomicBoolean {}

    @SuppressWarnings("serial")
    private static final class Row extends AtomicIntegerArray {
        Row(int[] first) {
            super(first);
        }
    }

    private static final class Held {
        private volatile Integer box;
        private static final VarHandle BOX;

        static {
            try {
                BOX = MethodHandles.lookup().findVarHandle(Held.class, "box", Integer.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    private CopyWays() {}

    private static Plain plain(int x) {
        Plain plain = new Plain();
        plain.number = x;
        plain.box = x;
        plain.wide = x;
        plain.real = x;
        plain.flag = x > 3;
        return plain;
    }

    static void addTo(Map<String, Ways.Way> ways) {
        addCopies(ways);
        addAtomics(ways);
    }

    private static void addCopies(Map<String, Ways.Way> ways) {
        ways.put("copy of an object", (x, t) -> {
            Plain copy = (Plain) plain(x).copy();
            return copy.number == t && copy.wide == t && copy.real == t && copy.flag;
        });
        ways.put("box in a copy of an object", (x, t) -> ((Plain) plain(x).copy()).box == t);
        ways.put("copy that is changed", (x, t) -> {
            Chained copy = new Chained(x, new Chained(x + 1, null)).clone();
            return copy.number == 1 && copy.last == t && copy.array[0] == t && copy.next.last == t + 1;
        });
        ways.put("copy by the JDK's method", (x, t) -> {
            OwnList list = new OwnList();
            list.number = x;
            return ((OwnList) list.clone()).number == t;
        });
        ways.put("copy of a date", (x, t) -> {
            OwnDate date = new OwnDate();
            date.number = x;
            return ((OwnDate) date.clone()).number == t;
        });
        ways.put("copy by reflection", (x, t) -> {
            OwnList list = new OwnList();
            list.number = x;
            return ((OwnList) OwnList.class.getMethod("clone").invoke(list)).number == t;
        });
        ways.put("copy by a reference to an inherited method", (x, t) -> {
            OwnList list = new OwnList();
            list.number = x;
            Supplier<Object> copy = list::clone;
            return ((OwnList) copy.get()).number == t;
        });
    }

    private static void addAtomics(Map<String, Ways.Way> ways) {
        ways.put("own atomic variable", (x, t) -> new Counter(x).twice() == 2 * t && x == t);
        ways.put("own atomic variable, set as the JDK's", (x, t) -> {
            Counter counter = new Counter(0);
            AtomicInteger same = counter;
            same.set(x);
            return counter.get() == t;
        });
        ways.put("own atomic variable, compared", (x, t) -> new Counter(x).compareAndSet(t, 1));
        ways.put("anonymous atomic variable", (x, t) -> new AtomicInteger(x) {
            int next() {
                return incrementAndGet();
            }
        }.next() == t + 1);
        ways.put("own atomic boolean", (x, t) -> {
            Flag flag = new Flag();
            ((AtomicBoolean) flag).set(x == t);
            return flag.get();
        });
        ways.put("own atomic array", (x, t) -> new Row(new int[] {x}).get(0) == t);
        ways.put("compareAndSet of a box", (x, t) ->
                new AtomicReference<Integer>(x).compareAndSet(t, 1) || t > 127 && x == t);
        ways.put("compareAndSet of a box that is made anew", (x, t) -> {
            AtomicReference<Integer> reference = new AtomicReference<>(x);
            int number = reference.get();
            // Small numbers have one box each, others do not.
            return reference.compareAndSet(number, 1) == number <= 127 && number == t;
        });
        ways.put("compareAndSet of a box by a VarHandle", (x, t) -> {
            Held held = new Held();
            held.box = x;
            return Held.BOX.compareAndSet(held, (Integer) t, (Integer) 1) || t > 127 && x == t;
        });
    }
}
