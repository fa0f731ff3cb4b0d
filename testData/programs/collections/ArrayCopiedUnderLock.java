// primitive: arrays copied as a whole
// expect: clean

import java.util.Arrays;

/** An array is copied, cloned and shifted under the lock that it is written under. */
class ArrayCopiedUnderLock {

    public static void main(String[] args) throws Exception {
        Integer[] pair = {0, 0, 9};
        Thread writer = new Thread(() -> {
            synchronized (pair) {
                pair[0] = 1;
                pair[1] = 1;
            }
        }, "writer");
        writer.start();
        Number[] copy = new Number[3];
        Integer[] shifted;
        synchronized (pair) {
            System.arraycopy(pair, 0, copy, 0, 2);
            shifted = pair.clone();
            System.arraycopy(shifted, 0, shifted, 1, 2);
            System.arraycopy(pair, 0, pair, 1, 2);
        }
        assert copy[0].equals(copy[1]) : Arrays.toString(copy);
        assert shifted[0].equals(shifted[2]) : Arrays.toString(shifted);
        writer.join();
        try {
            System.arraycopy(new Object[] {1, "no number"}, 0, copy, 0, 2);
            assert false : "no exception";
        } catch (ArrayStoreException e) {
            assert copy[0].equals(1) : Arrays.toString(copy);
        }
    }
}
