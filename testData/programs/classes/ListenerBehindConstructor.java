// primitive: inner object handed on by a constructor
// expect: clean

/** The constructor fills the array before it registers the listener, an inner object, that reads it. */
class ListenerBehindConstructor {

    private static volatile Listener listener;
    private final int[] counts = new int[2];

    private class Listener {
        int first() {
            return counts[0];
        }
    }

    ListenerBehindConstructor() {
        counts[0] = 1;
        counts[1] = 1;
        listener = new Listener();
    }

    static void fire() {
        Listener told = listener;
        if (told != null) {
            assert told.first() == 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread source = new Thread(ListenerBehindConstructor::fire, "source");
        source.start();
        ListenerBehindConstructor made = new ListenerBehindConstructor();
        assert made.counts[0] + made.counts[1] == 2;
        source.join();
    }
}
