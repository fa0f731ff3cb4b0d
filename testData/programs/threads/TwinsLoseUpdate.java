// primitive: threads of one name
// expect: exception at 14 thread twin
// or: exception at 14 thread twin (2)

/** Two threads that have the same name: the report tells them apart. */
class TwinsLoseUpdate {

    private static int left = 1;

    static void take() {
        if (left > 0) {
            left--;
            if (left < 0) {
                throw new IllegalStateException("taken twice");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(TwinsLoseUpdate::take, "twin");
        Thread second = new Thread(TwinsLoseUpdate::take, "twin");
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
