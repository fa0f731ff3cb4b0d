// primitive: Hashtable
// expect: clean

import java.util.Hashtable;

/** The table updates its values under its own lock. */
class HashtableMerge {

    public static void main(String[] args) throws Exception {
        Hashtable<String, Integer> table = new Hashtable<>();
        Thread a = new Thread(() -> table.merge("key", 1, Integer::sum), "a");
        Thread b = new Thread(() -> table.merge("key", 1, Integer::sum), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert table.get("key") == 2 : table;
    }
}
