// fix: Replace 'if' with 'while'
class WhileInsteadOfIf {
    private boolean ready;

    synchronized void proceed() throws InterruptedException {
        while (!ready) {
            wait();
        }
    }
}
