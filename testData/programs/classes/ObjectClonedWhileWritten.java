// primitive: objects copied by clone()
// expect: assertion at 25 thread main

/** A clone of an object has the new value of its first field and the old one of its second. */
class ObjectClonedWhileWritten {

    static final class Pair implements Cloneable {
        String first = "old";
        String second = "old";

        Pair copy() throws CloneNotSupportedException {
            return (Pair) clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Pair pair = new Pair();
        Thread writer = new Thread(() -> {
            pair.first = "new";
            pair.second = "new";
        }, "writer");
        writer.start();
        Pair copy = pair.copy();
        writer.join();
        assert copy.first.equals(copy.second) : copy.first + " " + copy.second;
    }
}
