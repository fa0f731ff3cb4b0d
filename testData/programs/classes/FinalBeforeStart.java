// primitive: final fields, this that escapes
// expect: clean

/** The constructor sets its final fields before it starts a thread. */
class FinalBeforeStart {

    private final int limit;
    private final Thread reader;

    FinalBeforeStart() {
        limit = 10;
        reader = new Thread(this::check, "reader");
        reader.start();
    }

    private void check() {
        int seen = limit;
        assert seen == 10 : seen;
    }

    public static void main(String[] args) throws Exception {
        new FinalBeforeStart().reader.join();
    }
}
