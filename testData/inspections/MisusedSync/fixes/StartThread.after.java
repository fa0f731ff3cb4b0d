// fix: Replace with 'start()'
class StartThread {
    void go() {
        Thread thread = new Thread(() -> System.out.println("hello"));
        thread.start();
    }
}
