// primitive: endless loop
// expect: no-termination at 10 thread main
// or: no-termination at 11 thread main

/** Loops without touching anything that others can see. */
class EndlessLocalLoop {

    public static void main(String[] args) throws Exception {
        long n = 1;
        while (n != 0) {
            n = n * 3 + 2 | 1;
        }
    }
}
