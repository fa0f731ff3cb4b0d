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
            int old = <warning descr="Lines 20 to 21 look meant to be one step: 'balance' is read in line 20, then written in line 21, close together in one method, with no wait in between. But no lock is held all the way, so another thread in the same lines can change it meanwhile">account.balance();
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
