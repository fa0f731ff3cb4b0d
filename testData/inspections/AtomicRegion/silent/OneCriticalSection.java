class OneCriticalSection {
    private int balance;

    synchronized void withdraw(int amount) {
        if (balance >= amount) {
            balance = balance - amount;
        }
    }

    synchronized void deposit(int amount) {
        balance += amount;
    }
}
