/** The method that main calls starts the thread and goes on, on an object that main has a name for, or none. */
class StartedInAStepOfMain {
    private int count;

    public static void main(String[] arguments) throws InterruptedException {
        StartedInAStepOfMain program = new StartedInAStepOfMain();
        program.run();
        new Unnamed().run();
    }

    void run() throws InterruptedException {
        Thread counting = new Thread(() -> <warning descr="'count' is written here by a thread started in line 13 and written in 'run()' (line 14) by the thread that calls 'main()'; no lock keeps them apart">count</warning>++);
        counting.start();
        count++;
        counting.join();
        System.out.println(count);
    }

    static class Unnamed {
        private int turns;

        public void run() throws InterruptedException {
            Thread counting = new Thread(() -> <warning descr="'turns' is written here by a thread started in line 24 and written in 'run()' (line 25) by the thread that calls 'main()'; no lock keeps them apart">turns</warning>++);
            counting.start();
            turns++;
            counting.join();
        }
    }
}
