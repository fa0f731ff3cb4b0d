class TwoCriticalSections {
    private int balance;

    void withdraw(int amount) {
        int current;
        synchronized (this) {
            current = <weak_warning descr="Lines 7 to 11 look meant to be one step: 'balance' is read in line 7, then written in line 11, close together in one method, with no wait in between. But no lock is held all the way, so another thread in the same lines can change it meanwhile">balance;
        }
        if (current >= amount) {
            synchronized (this) {
                balance</weak_warning> = current - amount;
            }
        }
    }

    synchronized void deposit(int amount) {
        balance += amount;
    }
}
