import org.junit.jupiter.api.Test;

/** Two transfers in opposite directions take the same two locks in opposite order. */
class LockOrder {

    static final class Account {
        int balance = 100;

        void transferTo(Account other, int amount) {
            synchronized (this) {
                synchronized (other) {
                    balance -= amount;
                    other.balance += amount;
                }
            }
        }
    }

    @Test
    void transfersInBothDirections() throws InterruptedException {
        Account mine = new Account();
        Account yours = new Account();
        Thread there = new Thread(() -> mine.transferTo(yours, 10), "there");
        Thread back = new Thread(() -> yours.transferTo(mine, 20), "back");
        there.start();
        back.start();
        there.join();
        back.join();
    }
}
