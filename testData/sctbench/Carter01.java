// expect: deadlock at 23 thread a

import java.util.concurrent.locks.ReentrantLock;

/**
 * Two groups share a resource: the first of a group takes it, the last gives it back, and a gate guards the counting.
 * A thread that holds the resource needs the gate to give it back; the other holds the gate and waits for the resource.
 */
class Carter01 {

    private final ReentrantLock gate = new ReentrantLock();
    private final ReentrantLock resource = new ReentrantLock();
    private final int[] members = new int[2];

    void visit(int group) {
        gate.lock();
        members[group]++;
        if (members[group] == 1) {
            resource.lock();
        }
        gate.unlock();

        gate.lock();
        members[group]--;
        if (members[group] == 0) {
            resource.unlock();
        }
        gate.unlock();
    }

    public static void main(String[] args) throws Exception {
        Carter01 shared = new Carter01();
        Thread a = new Thread(() -> shared.visit(0), "a");
        Thread b = new Thread(() -> shared.visit(1), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
