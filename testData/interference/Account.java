/**
 * A transfer that locks the account it takes from and not the one it gives to. Who reads that account twice under its lock sees the
 * balance change.
 *
 * <p>System property {@code fixed}: the transfer locks both, in a fixed order.
 *
 * <p>expect: 1 assertion
 */
public final class Account {

    private final int number;
    private int balance;

    private Account(int number, int balance) {
        this.number = number;
        this.balance = balance;
    }

    private static void transfer(Account from, Account to, int amount) {
        if (Boolean.getBoolean("fixed")) {
            Account first = from.number < to.number ? from : to;
            synchronized (first) {
                synchronized (first == from ? to : from) {
                    move(from, to, amount);
                }
            }
        } else {
            synchronized (from) {
                move(from, to, amount);
            }
        }
    }

    private static void move(Account from, Account to, int amount) {
        if (from.balance >= amount) {
            from.balance -= amount;
            to.balance += amount;
        }
    }

    private synchronized void draw(int amount) {
        int before = balance;
        if (before >= amount) {
            balance = balance - amount;
            if (balance != before - amount) {
                throw new AssertionError("had " + before + ", drew " + amount + ", has " + balance);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account mine = new Account(1, 100);
        Account yours = new Account(2, 100);
        Thread transfer = new Thread(() -> transfer(mine, yours, 30), "transfer");
        Thread draw = new Thread(() -> yours.draw(50), "draw");
        transfer.start();
        draw.start();
        transfer.join();
        draw.join();
    }
}
