class RunnableClassSharedByThreads {
    static class Worker implements Runnable {
        private int done;

        @Override
        public void run() {
            <warning descr="'done' is changed here by a thread started in line 13 and by a thread started in line 14 at the same time; no lock keeps them apart">done</warning>++;
        }
    }

    public static void main(String[] args) {
        Worker worker = new Worker();
        new Thread(worker).start();
        new Thread(worker).start();
    }
}
