import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class CheckThenActOnPlainField {
    private int stock = 10;

    void sell() {
        if (<warning descr="Lines 8 to 9 look meant to be one step: 'stock' is read in line 8, then read and written in line 9, close together in one method, with no wait in between. But no lock is held all the way, so another thread in line 16 can change it meanwhile">stock > 0) {
            stock</warning> = stock - 1;
        }
    }

    public static void main(String[] args) {
        CheckThenActOnPlainField shop = new CheckThenActOnPlainField();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> shop.sell());
        pool.submit(() -> shop.sell());
    }
}
