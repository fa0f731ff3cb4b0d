class ThreadSafeClass {
    @interface ThreadSafe {
    }

    @ThreadSafe
    static class Counter {
        private int count;

        public void increment() {
            <warning descr="'count' is written here by any number of threads and read in 'count()' (line 14) by any number of threads; no lock keeps them apart">count</warning>++;
        }

        public int count() {
            return count;
        }
    }
}
