class ThreadRun {
    void go() {
        Thread thread = new Thread(() -> System.out.println("hello"));
        <weak_warning descr="'run()' runs the code on this thread; 'start()' starts the new one">thread.run()</weak_warning>;
    }

    void goHere() {
        Thread thread = new Thread(() -> System.out.println("hello"));
        //noinspection CallToThreadRun
        <weak_warning descr="'run()' runs the code on this thread; 'start()' starts the new one">thread.run()</weak_warning>;
    }

    void goHereOrThere(boolean daemon) {
        Thread thread = new Thread(() -> System.out.println("hello"));
        if (daemon) {
            thread.start();
        } else {
            <weak_warning descr="'run()' runs the code on this thread; 'start()' starts the new one">thread.run()</weak_warning>;
        }
    }
}
