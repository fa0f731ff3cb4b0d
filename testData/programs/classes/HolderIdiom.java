// primitive: class initialisation
// expect: clean

/** The JVM initialises the holder once, for whoever comes first. */
class HolderIdiom {

    private static int made;

    private static final class Holder {

        static final Object INSTANCE = make();

        private static Object make() {
            made++;
            return new Object();
        }
    }

    static void use() {
        assert Holder.INSTANCE != null;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(HolderIdiom::use, "a");
        Thread b = new Thread(HolderIdiom::use, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert made == 1 : made;
    }
}
