import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class CheckThenActOnPlainField {
    private int stock = 10;

    void sell() {
        if (<warning descr="Lines 8 to 9 seem to check 'stock' and change it in one step (one method, 3 shared accesses close together, no wait between them), but another thread in 'sell()' (line 9) can change it in between">stock > 0) {
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
