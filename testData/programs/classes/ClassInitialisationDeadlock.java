// primitive: class initialisation
// expect: deadlock at 9 thread a

/** Two classes each need the other to be initialised. */
class ClassInitialisationDeadlock {

    static final class Left {

        static final Object OTHER = Right.value();

        static void touch() {
            assert OTHER != null;
        }

        static Object value() {
            return "left";
        }
    }

    static final class Right {

        static final Object OTHER = Left.value();

        static void touch() {
            assert OTHER != null;
        }

        static Object value() {
            return "right";
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> Left.touch(), "a");
        Thread b = new Thread(() -> Right.touch(), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
