class VolatileUsedTooEarly {
    private volatile int result;
    private volatile String name;

    void compute() throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        assert <weak_warning descr="'result' is used here as if a thread started in line 7 had changed it already, in 'compute()' (line 6), but nothing makes this thread wait for that">result</weak_warning> == 42;
        worker.join();
    }

    void greet() throws InterruptedException {
        Thread greeter = new Thread(() -> System.out.println(<weak_warning descr="'name' may not be set yet: the thread that calls 'greet()' sets it in 'greet()' (line 15) only after it has started the thread that uses it here">name</weak_warning>.length()));
        greeter.start();
        name = "Ada";
        greeter.join();
    }
}
