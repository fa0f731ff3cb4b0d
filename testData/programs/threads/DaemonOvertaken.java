// primitive: Thread, daemon cut off by the end
// expect: exception at 17 thread reader

/** The program ends whether or not the daemons are done; if they are, the reader may have come behind the writer. */
class DaemonOvertaken {

    private static volatile int ready;
    private static volatile int last;

    public static void main(String[] args) {
        Thread early = new Thread(() -> {
            int seen = last;
        }, "early");
        Thread reader = new Thread(() -> {
            if (ready == 1) {
                // Nobody sees this unless the writer came first.
                throw new IllegalStateException("ready");
            }
        }, "reader");
        Thread writer = new Thread(() -> ready = 1, "writer");
        reader.setDaemon(true);
        writer.setDaemon(true);
        early.start();
        reader.start();
        writer.start();
        last = 1;
    }
}
