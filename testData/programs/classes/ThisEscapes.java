// primitive: final fields, this that escapes
// expect: assertion at 18 thread reader

/** The constructor starts a thread before it has set a final field. */
class ThisEscapes {

    private final int limit;
    private final Thread reader;

    ThisEscapes() {
        reader = new Thread(this::check, "reader");
        reader.start();
        limit = 10;
    }

    private void check() {
        int seen = limit;
        assert seen == 10 : seen;
    }

    public static void main(String[] args) throws Exception {
        new ThisEscapes().reader.join();
    }
}
