class InitialisedByMainFirst {

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

    public static void main(String[] args) {
        int count = 2;
        Object first = Left.OTHER;
        for (int i = 0; i < count; i++) {
            new Thread(() -> Left.value()).start();
            new Thread(() -> Right.value()).start();
        }
    }
}
