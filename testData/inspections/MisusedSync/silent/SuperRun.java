class SuperRun extends Thread {
    @Override
    public void run() {
        super.run();
        Runnable task = () -> System.out.println("task");
        task.run();
    }
}
