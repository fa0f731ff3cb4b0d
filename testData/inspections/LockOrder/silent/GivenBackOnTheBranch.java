import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class GivenBackOnTheBranch {
    private final Lock gate = new ReentrantLock();
    private final Lock room = new ReentrantLock();
    private int visitors;

    void enter() {
        gate.lock();
        room.lock();
        visitors++;
        room.unlock();
        gate.unlock();
    }

    void visit(boolean alone) {
        if (alone) {
            room.lock();
            visitors = 1;
            room.unlock();
        }
        gate.lock();
        visitors++;
        gate.unlock();
    }

    boolean leave(boolean locked) {
        if (locked) {
            room.lock();
            return true;
        }
        gate.lock();
        visitors--;
        gate.unlock();
        return false;
    }

    void givenBackBefore(boolean alone) {
        if (alone) {
            room.lock();
        } else {
            visitors = 2;
        }
        if (alone) {
            room.unlock();
        }
        gate.lock();
        visitors--;
        gate.unlock();
    }

    void attempt() {
        if (room.tryLock()) {
            try {
                visitors++;
            } finally {
                room.unlock();
            }
        }
        gate.lock();
        visitors--;
        gate.unlock();
    }
}
