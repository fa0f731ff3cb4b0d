class TransferBetweenAccounts {
    private int balance;

    static void transfer(TransferBetweenAccounts from, TransferBetweenAccounts to, int amount) {
        synchronized (from) {
            synchronized (<weak_warning descr="Possible deadlock: the lock of one 'TransferBetweenAccounts' is taken here while that of another one is held, in an order that the caller chooses; two threads with opposite orders wait for each other for ever">to</weak_warning>) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }
}
