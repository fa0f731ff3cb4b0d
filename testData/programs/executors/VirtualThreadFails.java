// primitive: virtual thread
// expect: exception at 11 thread virtual
// jdk: 21

/** A virtual thread fails if it comes before the value does. */
class VirtualThreadFails {

    private volatile String value;

    void read() {
        value.length();
    }

    public static void main(String[] args) throws Exception {
        VirtualThreadFails box = new VirtualThreadFails();
        Thread thread = Thread.ofVirtual().name("virtual").start(box::read);
        box.value = "text";
        thread.join();
    }
}
