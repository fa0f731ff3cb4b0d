class Collaborators {
    static class Taxi {
        private final Dispatcher dispatcher = new Dispatcher();

        synchronized void arrive() {
            <weak_warning descr="Possible deadlock: the lock of one 'Dispatcher' is taken here while the lock of one 'Taxi' is held; in 'show()' (line 22) it is the lock of one 'Taxi' that is taken while the lock of one 'Dispatcher' is held">dispatcher.available(this)</weak_warning>;
        }

        synchronized String position() {
            return "here";
        }
    }

    static class Dispatcher {
        private Taxi last;

        synchronized void available(Taxi taxi) {
            last = taxi;
        }

        synchronized String show() {
            return last.position();
        }
    }
}
