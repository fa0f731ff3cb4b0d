// primitive: StringBuffer
// expect: exception at 11 thread a
// or: exception at 11 thread b

/** Asks for the length and then deletes the last character. */
class StringBufferLengthThenDelete {

    static void deleteLast(StringBuffer text) {
        int length = text.length();
        if (length > 0) {
            text.deleteCharAt(length - 1);
        }
    }

    public static void main(String[] args) throws Exception {
        StringBuffer text = new StringBuffer("x");
        Thread a = new Thread(() -> deleteLast(text), "a");
        Thread b = new Thread(() -> deleteLast(text), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
