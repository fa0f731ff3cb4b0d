// primitive: objects copied by clone()
// expect: clean

/** A clone that is made under the lock of whoever writes has the fields of one moment. */
class ObjectClonedUnderLock {

    static final class Pair implements Cloneable {
        private String first = "old";
        private String second = "old";

        synchronized void set(String value) {
            first = value;
            second = value;
        }

        @Override
        protected synchronized Pair clone() throws CloneNotSupportedException {
            return (Pair) super.clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Pair pair = new Pair();
        Thread writer = new Thread(() -> pair.set("new"), "writer");
        writer.start();
        Pair copy = pair.clone();
        writer.join();
        assert copy.first.equals(copy.second) : copy.first + " " + copy.second;
    }
}
