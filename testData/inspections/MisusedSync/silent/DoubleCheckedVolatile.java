class DoubleCheckedVolatile {
    private volatile Object instance;
    private String text;

    Object instance() {
        if (instance == null) {
            synchronized (this) {
                if (instance == null) {
                    instance = new Object();
                }
            }
        }
        return instance;
    }

    String text() {
        if (text == null) {
            synchronized (this) {
                if (text == null) {
                    text = "made";
                }
            }
        }
        return text;
    }
}
