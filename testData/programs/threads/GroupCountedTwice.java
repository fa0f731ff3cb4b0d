// primitive: ThreadGroup
// expect: assertion at 19 thread main

/** Counts the threads of a group twice while its member is started by another thread. */
class GroupCountedTwice {

    private static volatile boolean done;

    public static void main(String[] args) throws Exception {
        ThreadGroup outer = new ThreadGroup("outer");
        ThreadGroup inner = new ThreadGroup(outer, "inner");
        Thread member = new Thread(inner, () -> done = true, "member");
        Thread starter = new Thread(member::start, "starter");
        starter.start();
        int first = outer.activeCount();
        Thread[] found = new Thread[2];
        int second = outer.enumerate(found);
        starter.join();
        assert first == second : first + " then " + second;
        assert first == 0 || found[0] == member;
        member.join();
        assert done;
    }
}
