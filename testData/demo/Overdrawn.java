import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.api.Heddle;
import org.junit.jupiter.api.Test;

/** Goes wrong with some amounts only, and only in some orders: the balance is checked without the lock. */
class Overdrawn {

    private volatile int balance = 100;

    private void withdraw(int amount) {
        if (balance >= amount) {
            synchronized (this) {
                balance -= amount;
            }
        }
    }

    @Test
    void theBalanceIsNeverNegative() throws InterruptedException {
        int one = Heddle.input("one", 10, 0, 100);
        int two = Heddle.input("two", 10, 0, 100);
        Thread first = new Thread(() -> withdraw(one), "first");
        Thread second = new Thread(() -> withdraw(two), "second");
        first.start();
        second.start();
        first.join();
        second.join();
        assertTrue(balance >= 0, "balance is " + balance);
    }
}
