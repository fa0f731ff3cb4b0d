// primitive: ThreadGroup
// expect: stuck at 9 thread member

/** Interrupts the group before its member has been started. */
class GroupInterruptTooEarly {

    synchronized void rest() {
        try {
            wait();
        } catch (InterruptedException e) {
            return;
        }
    }

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("group");
        GroupInterruptTooEarly lock = new GroupInterruptTooEarly();
        Thread member = new Thread(group, lock::rest, "member");
        Thread starter = new Thread(member::start, "starter");
        starter.start();
        group.interrupt();
        starter.join();
        member.join();
    }
}
