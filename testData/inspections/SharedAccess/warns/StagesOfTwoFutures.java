import java.util.concurrent.CompletableFuture;

class StagesOfTwoFutures {
    private int combined;
    private int either;

    void run(CompletableFuture<Integer> other) {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
        one.thenCombine(other, (a, b) -> <weak_warning descr="'combined' is written here by a thread started in line 9 and read in 'combined()' (line 14) by the thread that calls 'combined()'; no lock keeps them apart">combined</weak_warning> = a + b);
        one.acceptEither(other, first -> <weak_warning descr="'either' is written here by a thread started in line 10 and read in 'either()' (line 18) by the thread that calls 'either()'; no lock keeps them apart">either</weak_warning> = first);
    }

    int combined() {
        return combined;
    }

    int either() {
        return either;
    }
}
