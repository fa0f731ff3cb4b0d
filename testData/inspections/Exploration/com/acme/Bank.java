package com.acme;

import java.util.HashMap;
import java.util.Map;

/** Two threads pay into one account; the audit could run beside them but is never started. */
class Bank {

    private final int[] totals = new int[2];
    private final Map<String, Integer> names = new HashMap<>();
    private final Account account = new Account();
    private int audits;

    static class Account {
        private int balance;

        void deposit(int amount) {
            balance += amount;
        }
    }

    void pay() {
        account.deposit(1);
        totals[0]++;
        names.put("last", 1);
    }

    void startAudits() {
        new Thread(() -> audits++).start();
        audits++;
    }

    public static void main(String[] args) throws Exception {
        Bank bank = new Bank();
        Thread a = new Thread(bank::pay, "a");
        Thread b = new Thread(bank::pay, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        if (bank.account.balance != 2) {
            throw new AssertionError("balance is " + bank.account.balance);
        }
    }
}
