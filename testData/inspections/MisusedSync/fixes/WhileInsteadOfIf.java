// fix: Replace 'if' with 'while'
class WhileInsteadOfIf {
    private boolean ready;

    synchronized void proceed() throws InterruptedException {
        if (!ready) {
            wait();
        }
    }
}
