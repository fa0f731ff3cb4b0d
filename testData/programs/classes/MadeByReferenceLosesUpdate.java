// primitive: references to constructors
// expect: assertion at 23 thread main

import java.util.function.Supplier;

/** An object that two threads share is made by a reference to its constructor. */
class MadeByReferenceLosesUpdate {

    static final class Cell {

        private int value;
    }

    public static void main(String[] args) throws Exception {
        Supplier<Cell> maker = Cell::new;
        Cell cell = maker.get();
        Thread a = new Thread(() -> cell.value++, "a");
        Thread b = new Thread(() -> cell.value++, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert cell.value == 2 : cell.value;
    }
}
