// fix: Make field volatile
class VolatileField {
    private static Object instance;

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
