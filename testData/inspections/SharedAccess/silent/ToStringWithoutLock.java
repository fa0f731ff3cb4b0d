class ToStringWithoutLock {
    private int balance;

    public synchronized void deposit(int amount) {
        balance += amount;
    }

    public synchronized int balance() {
        return balance;
    }

    @Override
    public String toString() {
        return "balance " + balance;
    }
}
