// fix: Put the region into 'synchronized (this)'
class TwoCriticalSections {
    private int balance;

    void withdraw(int amount) {
        int current;
        synchronized (this) {
            current = balance;
        }
        if (current >= amount) {
            synchronized (this) {
                balance = current - amount;
            }
        }
    }

    synchronized void deposit(int amount) {
        balance += amount;
    }
}
