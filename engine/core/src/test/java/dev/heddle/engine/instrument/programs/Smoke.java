package dev.heddle.engine.instrument.programs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** A bit of everything. */
public final class Smoke {

    private static int counter;
    private long wide;
    private final Object lock = new Object();

    private Smoke() {}

    synchronized void add(long n) throws InterruptedException {
        wide += n;
        wait(5);
        synchronized (lock) {
            notifyAll();
        }
    }

    public static void run() throws Exception {
        counter++;
        new Smoke().add(3);
        List<String> list = new ArrayList<>();
        list.add("x");
        Map<Object, String> map = new HashMap<>();
        map.put(new Object(), "y");
        new AtomicInteger().compareAndSet(0, 1);
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.unlock();
        lock.tryLock();
        Thread thread = new Thread(() -> { });
        thread.start();
        thread.join();
        Thread.sleep(10);
        System.out.println("hello " + counter);
    }
}
