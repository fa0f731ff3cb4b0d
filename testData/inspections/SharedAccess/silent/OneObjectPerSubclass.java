class OneObjectPerSubclass {

    abstract static class Step implements Runnable {
        int position;

        int next() {
            return position++;
        }
    }

    static final class Up extends Step {
        @Override
        public void run() {
            while (next() < 10) {
                position += 2;
            }
        }
    }

    static final class Down extends Step {
        @Override
        public void run() {
            while (next() < 20) {
                position -= 1;
            }
        }
    }
}
