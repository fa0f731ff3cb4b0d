// primitive: Object.wait with time-out
// expect: clean

/** Asks again after a timed wait, and lives with having waited in vain. */
class TimeOutIsChecked {

    private String value;
    private String seen;

    synchronized void read() {
        try {
            if (value == null) {
                wait(1_000);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        seen = value == null ? "nothing" : value;
    }

    synchronized void write() {
        value = "something";
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        TimeOutIsChecked box = new TimeOutIsChecked();
        Thread reader = new Thread(box::read, "reader");
        reader.start();
        box.write();
        reader.join();
        assert box.seen.equals("something") || box.seen.equals("nothing") : box.seen;
    }
}
