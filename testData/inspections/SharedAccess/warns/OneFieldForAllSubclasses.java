class OneFieldForAllSubclasses {

    abstract static class Step implements Runnable {
        static int position;
    }

    static final class Up extends Step {
        @Override
        public void run() {
            <weak_warning descr="'position' is written here by the thread that runs 'Up' and written in 'run()' (line 17) by the thread that runs 'Down'; no lock keeps them apart">position</weak_warning> += 2;
        }
    }

    static final class Down extends Step {
        @Override
        public void run() {
            position -= 1;
        }
    }
}
