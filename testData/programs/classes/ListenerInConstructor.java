// primitive: inner object handed on by a constructor
// expect: assertion at 25 thread source

/** The constructor registers a listener, an inner object, before it has filled the array that this reads. */
class ListenerInConstructor {

    private static volatile Listener listener;
    private final int[] counts = new int[2];

    private class Listener {
        int first() {
            return counts[0];
        }
    }

    ListenerInConstructor() {
        listener = new Listener();
        counts[0] = 1;
        counts[1] = 1;
    }

    static void fire() {
        Listener told = listener;
        if (told != null) {
            assert told.first() == 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread source = new Thread(ListenerInConstructor::fire, "source");
        source.start();
        ListenerInConstructor made = new ListenerInConstructor();
        assert made.counts[0] + made.counts[1] == 2;
        source.join();
    }
}
