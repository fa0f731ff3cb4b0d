// primitive: endless loop
// expect: clean

/** A long loop that ends. */
class LongLocalLoop {

    public static void main(String[] args) throws Exception {
        long sum = 0;
        for (int i = 0; i < 100_000; i++) {
            sum += i;
        }
        assert sum == 4_999_950_000L : sum;
    }
}
