// primitive: superclass that registers its objects
// expect: assertion at 33 thread reader

/** The superclass's constructor puts the object into a table before the subclass has set its field, which it reads itself. */
class SuperclassRegisters {

    private static volatile Base registered;

    abstract static class Base {
        Base() {
            init();
        }

        void init() {}

        abstract int size();
    }

    static class Derived extends Base {
        private final int size;

        Derived() {
            size = 3;
        }

        @Override
        void init() {
            registered = this;
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
        new Derived().size();
        reader.join();
    }
}
