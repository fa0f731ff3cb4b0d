import org.junit.jupiter.api.Test;

class TestProgram {
    static class Account {
        private int balance = 100;

        synchronized int balance() {
            return balance;
        }

        synchronized void set(int newBalance) {
            balance = newBalance;
        }
    }

    @Test
    void twoWithdrawals() throws InterruptedException {
        Account account = new Account();
        Runnable withdraw = () -> {
            int old = <warning descr="Lines 20 to 21 seem to check 'balance' and change it in one step (one method, 2 shared accesses close together, no wait between them), but another thread in 'set()' (line 12) can change it in between">account.balance();
            account.set(old - 10)</warning>;
        };
        Thread one = new Thread(withdraw);
        Thread two = new Thread(withdraw);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
