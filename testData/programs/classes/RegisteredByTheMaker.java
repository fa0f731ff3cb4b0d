// primitive: superclass that registers its objects
// expect: clean

/** Who makes the object puts it into the table when it is complete. */
class RegisteredByTheMaker {

    private static volatile Base registered;

    abstract static class Base {
        Base() {
            init();
        }

        void init() {}

        void register() {
            registered = this;
        }

        abstract int size();
    }

    static class Derived extends Base {
        private final int size;

        Derived() {
            size = 3;
        }

        @Override
        int size() {
            assert size == 3 : size;
            return size;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(() -> {
            Base seen = registered;
            if (seen != null) {
                seen.size();
            }
        }, "reader");
        reader.start();
        Base made = new Derived();
        made.register();
        made.size();
        reader.join();
    }
}
