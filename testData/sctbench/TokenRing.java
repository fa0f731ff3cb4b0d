// expect: assertion at 24 thread checker

/** Three threads pass a token round a ring; the checker expects it to have come round whenever it looks. */
class TokenRing {

    private int first;
    private int second;
    private int third;

    synchronized void passFirst() {
        first = (third + 1) % 4;
    }

    synchronized void passSecond() {
        second = first;
    }

    synchronized void passThird() {
        third = second;
    }

    synchronized void check() {
        if (first != second || second != third) {
            throw new AssertionError(first + ", " + second + ", " + third);
        }
    }

    public static void main(String[] args) throws Exception {
        TokenRing ring = new TokenRing();
        Thread[] all = {
            new Thread(ring::passFirst, "first"),
            new Thread(ring::passSecond, "second"),
            new Thread(ring::passThird, "third"),
            new Thread(ring::check, "checker")
        };
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
    }
}
