// fix: Make field volatile
class VolatileField {
    private static volatile Object instance;

    static Object instance() {
        if (instance == null) {
            synchronized (VolatileField.class) {
                if (instance == null) {
                    instance = new StringBuilder("made");
                }
            }
        }
        return instance;
    }
}
