// expect: assertion at 22 thread checker

/** Deposit and withdrawal are each atomic, but the checker expects both when only one of them has been made. */
class Account {

    private int balance = 10;
    private boolean deposited;
    private boolean withdrawn;

    synchronized void deposit(int amount) {
        balance += amount;
        deposited = true;
    }

    synchronized void withdraw(int amount) {
        balance -= amount;
        withdrawn = true;
    }

    synchronized void check(int expected) {
        if ((deposited || withdrawn) && balance != expected) {
            throw new AssertionError("balance " + balance + " instead of " + expected);
        }
    }

    public static void main(String[] args) throws Exception {
        Account account = new Account();
        Thread depositor = new Thread(() -> account.deposit(5), "depositor");
        Thread withdrawer = new Thread(() -> account.withdraw(3), "withdrawer");
        Thread checker = new Thread(() -> account.check(12), "checker");
        depositor.start();
        withdrawer.start();
        checker.start();
        depositor.join();
        withdrawer.join();
        checker.join();
    }
}
