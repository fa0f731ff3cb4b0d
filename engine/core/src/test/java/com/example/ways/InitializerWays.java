package com.example.ways;

import dev.heddle.api.Heddle;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.function.IntSupplier;

/** Through static initialisers, which run once: what they make of an input stays for all executions. Each way has a class of its own. */
final class InitializerWays {

    private static final AtomicInteger ATOMIC = new AtomicInteger();
    private static final Updated UPDATED = new Updated();
    private static final int[] FIRST = new int[1];
    private static final int[] SECOND = new int[1];
    private static final int[] THIRD = new int[1];
    private static int number;
    private static Integer box;
    private static IntSupplier supplier;
    private static Original original;

    private static final class Updated {
        private static final AtomicIntegerFieldUpdater<Updated> NUMBER =
                AtomicIntegerFieldUpdater.newUpdater(Updated.class, "number");
        private volatile int number;
    }

    private static final class Original implements Cloneable {
        private int number;

        Original copy() {
            try {
                return (Original) clone();
            } catch (CloneNotSupportedException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    private static final class OfLambda {
        static final int VALUE = supplier.getAsInt();
    }

    private static final class OfAtomic {
        static final int VALUE = ATOMIC.get();
    }

    private static final class OfUpdater {
        static final int VALUE = Updated.NUMBER.get(UPDATED);
    }

    private static final class OfBox {
        static final int VALUE = box;
    }

    private static final class OfClone {
        static final int[] VALUES = FIRST.clone();
    }

    private static final class OfCopy {
        static final int[] VALUES = Arrays.copyOf(SECOND, 2);
    }

    private static final class OfArraycopy {
        static final int[] VALUES = new int[1];

        static {
            System.arraycopy(THIRD, 0, VALUES, 0, 1);
        }
    }

    private static final class OfObject {
        static final Original VALUE = original.copy();
    }

    private interface OfInterface {
        int VALUE = number + 1;
    }

    private enum OfEnum {
        ONLY;

        final int value = number;
    }

    private static final class OfInput {
        static final int VALUE = Heddle.input("of a static initialiser", 3, 0, 10);
    }

    private InitializerWays() {}

    static void addTo(Map<String, Ways.Way> ways) {
        ways.put("static initialiser, lambda", (x, t) -> {
            supplier = () -> x;
            return OfLambda.VALUE == t;
        });
        ways.put("static initialiser, atomic variable", (x, t) -> {
            ATOMIC.set(x);
            return OfAtomic.VALUE == t;
        });
        ways.put("static initialiser, field updater", (x, t) -> {
            Updated.NUMBER.set(UPDATED, x);
            return OfUpdater.VALUE == t;
        });
        ways.put("static initialiser, box", (x, t) -> {
            box = x;
            return OfBox.VALUE == t;
        });
        ways.put("static initialiser, clone", (x, t) -> {
            FIRST[0] = x;
            return OfClone.VALUES[0] == t;
        });
        ways.put("static initialiser, Arrays.copyOf", (x, t) -> {
            SECOND[0] = x;
            return OfCopy.VALUES[0] == t;
        });
        ways.put("static initialiser, System.arraycopy", (x, t) -> {
            THIRD[0] = x;
            return OfArraycopy.VALUES[0] == t;
        });
        ways.put("static initialiser, copy of an object", (x, t) -> {
            original = new Original();
            original.number = x;
            return OfObject.VALUE.number == t;
        });
        ways.put("constant of an interface", (x, t) -> {
            number = x;
            return OfInterface.VALUE == t + 1;
        });
        ways.put("field of an enum constant", (x, t) -> {
            number = x;
            return OfEnum.ONLY.value == t;
        });
        ways.put("input that a static initialiser asks for", (x, t) -> OfInput.VALUE == 7);
    }
}
