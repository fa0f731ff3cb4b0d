// primitive: StringBuilder, unsynchronised
// expect: assertion at 15 thread main

/** Two threads append to a StringBuilder: a character is lost. */
class StringBuilderOfTwoThreads {

    public static void main(String[] args) throws Exception {
        StringBuilder text = new StringBuilder();
        Thread a = new Thread(() -> text.append('a'), "a");
        Thread b = new Thread(() -> text.append('b'), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert text.length() == 2 && text.indexOf("a") >= 0 && text.indexOf("b") >= 0 : text;
    }
}
