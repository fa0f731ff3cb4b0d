/** The method that main calls writes before it starts the thread and reads after it has ended. */
class JoinedInAStepOfMain {
    private static int runs;
    private int count;

    public static void main(String[] arguments) throws InterruptedException {
        JoinedInAStepOfMain program = new JoinedInAStepOfMain();
        program.run();
        new JoinedInAStepOfMain().run();
        System.out.println(runs);
    }

    void run() throws InterruptedException {
        count = 1;
        Thread counting = new Thread(() -> {
            count++;
            runs++;
        });
        counting.start();
        counting.join();
        count++;
        System.out.println(count);
    }
}
