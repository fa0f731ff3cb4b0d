// primitive: static state
// expect: assertion at 19 thread main

import java.util.ArrayList;
import java.util.List;

/** Two threads add to a static list. */
class StaticStateIsShared {

    private static final List<String> NAMES = new ArrayList<>(List.of());

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> NAMES.add("a"), "a");
        Thread b = new Thread(() -> NAMES.add("b"), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert NAMES.size() == 2 : NAMES;
    }
}
