/**
 * After account_bug of the table: one thread pays in, one draws out, one checks the balance when both are done, each under one lock.
 *
 * <p>System property {@code fixed}: the check is right. Without it the check takes what was paid in from the balance.
 *
 * <p>expect: assertion
 */
public final class AccountBug {

    private static final int X = 10;
    private static final int Y = 4;
    private static final int Z = 3;

    private int balance = X;
    private boolean paidIn;
    private boolean drawnOut;

    private synchronized void payIn() {
        balance = balance + Y;
        paidIn = true;
    }

    private synchronized void drawOut() {
        balance = balance - Z;
        drawnOut = true;
    }

    private synchronized void check(int expected) {
        if (paidIn && drawnOut && balance != expected) {
            throw new AssertionError("balance " + balance);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AccountBug account = new AccountBug();
        int expected = Boolean.getBoolean("fixed") ? X + Y - Z : X - Y - Z;
        Thread[] threads = {
            new Thread(() -> account.check(expected)), new Thread(account::payIn), new Thread(account::drawOut)
        };
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
