// primitive: StringBuilder, unsynchronised
// expect: clean

/** Two threads append to a StringBuilder under a lock. */
class StringBuilderGuarded {

    static void append(StringBuilder text, char c) {
        synchronized (text) {
            text.append(c);
        }
    }

    public static void main(String[] args) throws Exception {
        StringBuilder text = new StringBuilder();
        Thread a = new Thread(() -> append(text, 'a'), "a");
        Thread b = new Thread(() -> append(text, 'b'), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert text.toString().equals("ab") || text.toString().equals("ba") : text;
    }
}
