class VolatileUsedTooEarly {
    private volatile int result;
    private volatile String name;

    void compute() throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        assert <warning descr="'result' is counted on here, but nothing waits for a thread started in line 7 to change it in 'compute()' (line 6)">result</warning> == 42;
        worker.join();
    }

    void greet() throws InterruptedException {
        Thread greeter = new Thread(() -> System.out.println(<warning descr="'name' is counted on here, but the thread that calls 'greet()' sets it in 'greet()' (line 15) only after it has started this thread">name</warning>.length()));
        greeter.start();
        name = "Ada";
        greeter.join();
    }
}
