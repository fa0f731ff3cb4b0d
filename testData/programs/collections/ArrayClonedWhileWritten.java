// primitive: arrays copied as a whole
// expect: assertion at 15 thread main

/** A clone of an array holds the old first element and the new second one. */
class ArrayClonedWhileWritten {

    public static void main(String[] args) throws Exception {
        String[] pair = {"old", "old"};
        Thread writer = new Thread(() -> {
            pair[0] = "new";
            pair[1] = "new";
        }, "writer");
        writer.start();
        String[] copy = pair.clone();
        assert copy[0].equals("new") || copy[1].equals("old") : copy[0] + " " + copy[1];
        writer.join();
    }
}
