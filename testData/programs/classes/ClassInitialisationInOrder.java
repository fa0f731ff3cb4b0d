// primitive: class initialisation
// expect: clean

/** Two classes need each other, but one thread has initialised both before there are two. */
class ClassInitialisationInOrder {

    static final class Left {

        static final Object OTHER = Right.value();

        static Object value() {
            return "left";
        }
    }

    static final class Right {

        static final Object OTHER = Left.value();

        static Object value() {
            return "right";
        }
    }

    public static void main(String[] args) throws Exception {
        Object other = Left.OTHER;
        assert other == "right";
        Thread a = new Thread(() -> Left.value(), "a");
        Thread b = new Thread(() -> Right.value(), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert Right.OTHER == "left";
    }
}
