class WaitOutsideLoop {
    private boolean ready;

    synchronized void proceed() throws InterruptedException {
        if (!ready) {
            <warning descr="'wait()' can return although nothing happened: check the condition again in a loop">wait()</warning>;
        }
        System.out.println("ready");
    }

    synchronized void makeReady() {
        ready = true;
        notifyAll();
    }
}
