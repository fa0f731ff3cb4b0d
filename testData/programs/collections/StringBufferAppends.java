// primitive: StringBuffer
// expect: clean

/** Each append is one step. */
class StringBufferAppends {

    public static void main(String[] args) throws Exception {
        StringBuffer text = new StringBuffer();
        Thread a = new Thread(() -> text.append("ab"), "a");
        Thread b = new Thread(() -> text.append("cd"), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert text.toString().equals("abcd") || text.toString().equals("cdab") : text;
    }
}
