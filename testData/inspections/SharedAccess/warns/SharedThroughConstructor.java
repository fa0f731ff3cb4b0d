class SharedThroughConstructor {
    static class Account {
        int balance;

        void deposit() {
            <warning descr="'balance' is changed here by a thread started in line 27 and by a thread started in line 28 at the same time; no lock keeps them apart">balance</warning>++;
        }
    }

    static class Depositor extends Thread {
        private final Account account;

        Depositor(Account account) {
            this.account = account;
        }

        @Override
        public void run() {
            account.deposit();
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        Thread one = new Depositor(account);
        Thread two = new Depositor(account);
        one.start();
        two.start();
    }
}
