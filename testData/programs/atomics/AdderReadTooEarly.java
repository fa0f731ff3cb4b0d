// primitive: LongAdder, LongAccumulator, DoubleAdder
// expect: assertion at 13 thread main

import java.util.concurrent.atomic.LongAdder;

/** Takes the sum while the other thread still adds. */
class AdderReadTooEarly {

    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread worker = new Thread(adder::increment, "worker");
        worker.start();
        assert adder.sum() == 1 : "too early";
        worker.join();
    }
}
