import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class TakenOnOneBranch {
    private final Lock gate = new ReentrantLock();
    private final Lock room = new ReentrantLock();
    private int visitors;

    void enter() {
        gate.lock();
        try {
            if (visitors++ == 0) {
                <weak_warning descr="Possible deadlock: 'TakenOnOneBranch.room' is taken here while 'TakenOnOneBranch.gate' is held; in 'visit()' (line 24) it is 'TakenOnOneBranch.gate' that is taken while 'TakenOnOneBranch.room' is held">room.lock()</weak_warning>;
            }
        } finally {
            gate.unlock();
        }
    }

    void visit(boolean alone) {
        if (alone) {
            room.lock();
        }
        gate.lock();
        visitors++;
        gate.unlock();
        if (alone) {
            room.unlock();
        }
    }
}
