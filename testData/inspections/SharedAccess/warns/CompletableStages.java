import java.util.concurrent.CompletableFuture;

class CompletableStages {
    private String last;

    void load(String name) {
        CompletableFuture.supplyAsync(() -> name.trim()).thenAccept(text -> <weak_warning descr="'last' is written here by a thread started in line 7 and read in 'last()' (line 11) by the thread that calls 'last()'; no lock keeps them apart">last</weak_warning> = text);
    }

    String last() {
        return last;
    }
}
