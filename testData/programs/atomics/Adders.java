// primitive: LongAdder, LongAccumulator, DoubleAdder
// expect: clean

import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** The sum is right once all have added. */
class Adders {

    private final LongAdder adder = new LongAdder();
    private final LongAccumulator maximum = new LongAccumulator(Math::max, 0);
    private final DoubleAdder doubles = new DoubleAdder();

    void increment() {
        adder.increment();
        maximum.accumulate(7);
        doubles.add(0.5);
    }

    public static void main(String[] args) throws Exception {
        Adders counter = new Adders();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.adder.sumThenReset() == 2 && counter.adder.sum() == 0;
        assert counter.maximum.get() == 7;
        assert counter.doubles.sum() == 1.0;
    }
}
