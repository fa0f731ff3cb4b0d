// primitive: ThreadGroup
// expect: clean

/** A thread is in the group it was made in; an interrupt of the group reaches it. */
class GroupOfThreads {

    private boolean interrupted;

    synchronized void rest() {
        try {
            assert Thread.currentThread().getThreadGroup().getName().equals("group");
            while (!interrupted) {
                wait();
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
    }

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("group");
        GroupOfThreads lock = new GroupOfThreads();
        Thread member = new Thread(group, lock::rest, "member");
        member.start();
        assert member.getThreadGroup() == group || !member.isAlive();
        group.interrupt();
        member.join();
        assert lock.interrupted;
        assert group.getName().equals("group");
    }
}
