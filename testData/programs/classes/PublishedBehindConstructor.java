// primitive: object published by its constructor
// expect: clean

/** A lazily made singleton whose constructor shows it to others last. */
class PublishedBehindConstructor {

    private static volatile PublishedBehindConstructor instance;
    private int limit;

    PublishedBehindConstructor() {
        limit = 10;
        instance = this;
    }

    static void use() {
        PublishedBehindConstructor used = instance;
        if (used == null) {
            synchronized (PublishedBehindConstructor.class) {
                if (instance == null) {
                    new PublishedBehindConstructor();
                }
            }
            used = instance;
        }
        assert used.limit == 10 : used.limit;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(PublishedBehindConstructor::use, "a");
        Thread b = new Thread(PublishedBehindConstructor::use, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
