// primitive: volatile field
// expect: clean

/** What is written before a volatile flag is seen by those who see the flag. */
class VolatilePublication {

    private int data;
    private volatile boolean ready;

    void read() {
        if (ready) {
            assert data == 42 : data;
        }
    }

    public static void main(String[] args) throws Exception {
        VolatilePublication box = new VolatilePublication();
        Thread reader = new Thread(box::read, "reader");
        reader.start();
        box.data = 42;
        box.ready = true;
        reader.join();
    }
}
