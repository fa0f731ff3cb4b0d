// primitive: object published by its constructor
// expect: assertion at 26 thread a
// or: assertion at 26 thread b

/** A lazily made singleton that is there for all to see before its constructor is over. */
class PublishedInConstructor {

    private static volatile PublishedInConstructor instance;
    private int limit;

    PublishedInConstructor() {
        instance = this;
        limit = 10;
    }

    static void use() {
        PublishedInConstructor used = instance;
        if (used == null) {
            synchronized (PublishedInConstructor.class) {
                if (instance == null) {
                    new PublishedInConstructor();
                }
            }
            used = instance;
        }
        assert used.limit == 10 : used.limit;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(PublishedInConstructor::use, "a");
        Thread b = new Thread(PublishedInConstructor::use, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
