import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.StampedLock;

class IteratedAfterJoin {
    private final StampedLock lock = new StampedLock();
    private volatile int moves;

    int length() throws InterruptedException {
        List<String> list = Collections.synchronizedList(new ArrayList<>());
        Thread writer = new Thread(() -> list.add("three"));
        writer.start();
        writer.join();
        int length = 0;
        for (String element : list) {
            length += element.length();
        }
        return length;
    }

    void move() {
        long stamp = lock.writeLock();
        moves++;
        lock.unlockWrite(stamp);
    }
}
