package dev.heddle.engine.symbolic.programs;

import dev.heddle.api.Heddle;

/** The example of section 4.3 of the paper on unfoldings: no execution makes both writes. */
public final class SameInput {

    public static String outcome;

    private static int x;

    private SameInput() {}

    public static void twoThreads() throws InterruptedException {
        int a = Heddle.input("v", 0);
        int b = a;
        Thread first = new Thread(() -> {
            if (a == 2) {
                x = 1;
            }
        });
        Thread second = new Thread(() -> {
            if (b != 2) {
                x = 2;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        outcome = Integer.toString(x);
    }
}
