// primitive: identity hash
// expect: clean

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Objects made in every way, many on one line: no two of them have one identity hash code. */
class HashesDiffer {

    static class Made {

        Made copy() { return new Made(); } Made copy(int unused) { return new Made(); }
    }

    private static void differ(Object... objects) {
        Set<Integer> hashes = new HashSet<>();
        for (Object object : objects) {
            hashes.add(System.identityHashCode(object));
        }
        assert hashes.size() == objects.length : hashes.size() + " of " + objects.length;
    }

    public static void main(String[] args) throws Exception {
        int captured = args.length;
        int[] array = {1};
        Made first = new Made(), second = new Made(), third = new Made();
        Runnable one = () -> System.out.print(captured), two = () -> System.out.print(captured);
        differ(first, second, third, first.copy(), first.copy(1), one, two, array, array.clone(), array.clone());
        differ((Object[]) new int[20][1]);
        List<Object> made = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            made.add(Made.class.getDeclaredConstructor().newInstance());
            made.add(Array.newInstance(int.class, 1));
            made.add(List.of(i));
            made.add(new Object[] {new Object()});
        }
        Object[] ofA = new Object[10];
        Object[] ofB = new Object[10];
        Thread a = new Thread(() -> fill(ofA), "a");
        Thread b = new Thread(() -> fill(ofB), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        made.addAll(List.of(ofA));
        made.addAll(List.of(ofB));
        differ(made.toArray());
    }

    private static void fill(Object[] objects) {
        for (int i = 0; i < objects.length; i++) {
            objects[i] = new Made();
        }
    }
}
