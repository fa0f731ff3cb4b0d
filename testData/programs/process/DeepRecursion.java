// primitive: stack overflow
// expect: clean

/** Recurses deeply, but not too deeply. */
class DeepRecursion {

    static int recurse(int depth) {
        return depth == 0 ? 0 : recurse(depth - 1) + 1;
    }

    public static void main(String[] args) throws Exception {
        int[] result = new int[1];
        Thread worker = new Thread(() -> result[0] = recurse(500), "worker");
        worker.start();
        worker.join();
        assert result[0] == 500 : result[0];
    }
}
