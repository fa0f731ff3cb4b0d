class TwoCriticalSections {
    private int balance;

    void withdraw(int amount) {
        int current;
        synchronized (this) {
            current = <warning descr="Lines 7 to 11 seem to check 'balance' and change it in one step (one method, 2 shared accesses close together, no wait between them), but another thread in 'withdraw()' (line 11) can change it in between">balance;
        }
        if (current >= amount) {
            synchronized (this) {
                balance</warning> = current - amount;
            }
        }
    }

    synchronized void deposit(int amount) {
        balance += amount;
    }
}
