public class ForgottenLock {
    private int balance;

    public synchronized void deposit(int amount) {
        balance += amount;
    }

    public synchronized void withdraw(int amount) {
        balance -= amount;
    }

    public int balance() {
        return <weak_warning descr="'balance' is read here without the lock that guards it elsewhere, for example where it is written in 'deposit()' (line 5)">balance</weak_warning>;
    }
}
