// primitive: volatile field
// expect: assertion at 12 thread reader

/** Sets the flag before the data it stands for. */
class PublishedTooEarly {

    private volatile int data;
    private volatile boolean ready;

    void read() {
        if (ready) {
            assert data == 42 : data;
        }
    }

    public static void main(String[] args) throws Exception {
        PublishedTooEarly box = new PublishedTooEarly();
        Thread reader = new Thread(box::read, "reader");
        reader.start();
        box.ready = true;
        box.data = 42;
        reader.join();
    }
}
