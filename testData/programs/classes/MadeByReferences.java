// primitive: references to constructors
// expect: clean

import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** What references to constructors make is as good as what {@code new} makes: inner classes, arguments that are converted, in an interface. */
class MadeByReferences {

    interface Maker {

        static Function<Integer, Cell> ofCells() {
            return Cell::new;
        }
    }

    static final class Cell {

        private long value;

        Cell(long value) {
            this.value = value;
        }

        private synchronized void add(long more) {
            value += more;
        }
    }

    private final class Inner {

        private int seen = count++;
    }

    private int count;

    private Supplier<Inner> inner() {
        return Inner::new;
    }

    public static void main(String[] args) throws Exception {
        LongFunction<Cell> maker = Cell::new;
        Cell cell = maker.apply(1L << 40);
        Cell boxed = Maker.ofCells().apply(7);
        Thread a = new Thread(() -> cell.add(boxed.value), "a");
        Thread b = new Thread(() -> cell.add(1), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert cell.value == (1L << 40) + 8 : cell.value;
        MadeByReferences outer = new MadeByReferences();
        Supplier<Inner> inner = outer.inner();
        inner.get();
        assert inner.get().seen == 1 && outer.count == 2;
    }
}
