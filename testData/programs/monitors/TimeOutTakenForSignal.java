// primitive: Object.wait with time-out
// expect: assertion at 18 thread reader
// options: --time-outs any

/** Takes the end of a timed wait for the arrival of the value. */
class TimeOutTakenForSignal {

    private String value;

    synchronized void read() {
        try {
            if (value == null) {
                wait(1_000);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assert value != null : "nothing has come";
    }

    synchronized void write() {
        value = "something";
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        TimeOutTakenForSignal box = new TimeOutTakenForSignal();
        Thread reader = new Thread(box::read, "reader");
        reader.start();
        box.write();
        reader.join();
    }
}
