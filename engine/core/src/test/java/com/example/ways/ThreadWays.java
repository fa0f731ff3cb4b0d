package com.example.ways;

import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Through threads, and what passes values between them. */
final class ThreadWays {

    private static volatile int shared;

    /** A thread that is given its number. */
    private static final class Worker extends Thread {
        private final int number;
        private int result;

        Worker(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            result = number + 1;
        }
    }

    @SuppressWarnings("serial")
    private static final class Task extends RecursiveTask<Integer> {
        private final int number;

        Task(int number) {
            this.number = number;
        }

        @Override
        protected Integer compute() {
            return number + 1;
        }
    }

    private ThreadWays() {}

    static void addTo(Map<String, Ways.Way> ways) {
        addPassed(ways);
        addAtomics(ways);
        addTimes(ways);
    }

    private static void addPassed(Map<String, Ways.Way> ways) {
        ways.put("thread", (x, t) -> {
            Worker worker = new Worker(x);
            worker.start();
            worker.join();
            return worker.result == t + 1;
        });
        ways.put("volatile", (x, t) -> {
            Thread thread = new Thread(() -> shared = x);
            thread.start();
            thread.join();
            return shared == t;
        });
        ways.put("ThreadLocal", (x, t) -> {
            ThreadLocal<Integer> local = new ThreadLocal<>();
            local.set(x);
            return local.get() == t;
        });
        ways.put("initial value of a ThreadLocal", (x, t) -> ThreadLocal.withInitial(() -> x).get() == t);
        ways.put("overridden initial value of a ThreadLocal", (x, t) -> new ThreadLocal<Integer>() {
            @Override
            protected Integer initialValue() {
                return x;
            }
        }.get() == t);
        ways.put("executor", (x, t) -> {
            ExecutorService executor = Executors.newSingleThreadExecutor();
            try {
                return executor.submit(() -> x + 1).get() == t + 1;
            } finally {
                executor.shutdown();
            }
        });
        ways.put("FutureTask", (x, t) -> {
            FutureTask<Integer> task = new FutureTask<>(() -> x + 1);
            task.run();
            return task.get() == t + 1;
        });
        ways.put("result of a FutureTask", (x, t) -> {
            FutureTask<Integer> task = new FutureTask<>(() -> { }, x);
            task.run();
            return task.get() == t;
        });
        ways.put("CompletableFuture", (x, t) -> {
            CompletableFuture<Integer> future = new CompletableFuture<>();
            future.complete(x);
            return future.join() == t;
        });
        ways.put("stages", (x, t) -> CompletableFuture.completedFuture(1).thenApply(v -> v + x)
                .thenCombine(CompletableFuture.completedFuture(x), Integer::sum).join() == 2 * t + 1 && x == t);
        ways.put("ForkJoinTask", (x, t) -> new Task(x).invoke() == t + 1);
        ways.put("ForkJoinPool", (x, t) -> {
            ForkJoinPool pool = new ForkJoinPool(1);
            try {
                return pool.invoke(new Task(x)) == t + 1;
            } finally {
                pool.shutdown();
            }
        });
        ways.put("blocking queue", (x, t) -> {
            BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
            Thread thread = new Thread(() -> queue.add(x));
            thread.start();
            int value = queue.take();
            thread.join();
            return value == t;
        });
        ways.put("queue of objects", (x, t) -> {
            BlockingQueue<int[]> queue = new LinkedBlockingQueue<>();
            queue.put(new int[] {x});
            return queue.take()[0] == t;
        });
        ways.put("exchanger", (x, t) -> {
            Exchanger<Integer> exchanger = new Exchanger<>();
            int[] got = new int[1];
            Thread thread = new Thread(() -> {
                try {
                    got[0] = exchanger.exchange(1);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            thread.start();
            exchanger.exchange(x);
            thread.join();
            return got[0] == t;
        });
    }

    private static void addAtomics(Map<String, Ways.Way> ways) {
        ways.put("AtomicInteger", (x, t) -> new AtomicInteger(x).incrementAndGet() == t + 1);
        ways.put("AtomicInteger.updateAndGet", (x, t) -> new AtomicInteger(1).updateAndGet(v -> v + x) == t + 1);
        ways.put("AtomicInteger.accumulateAndGet", (x, t) ->
                new AtomicInteger(1).accumulateAndGet(x, Integer::sum) == t + 1);
        ways.put("AtomicInteger.toString", (x, t) -> new AtomicInteger(x).toString().equals("" + t));
        ways.put("AtomicInteger.doubleValue", (x, t) -> new AtomicInteger(x).doubleValue() == t);
        ways.put("AtomicInteger as a Number", (x, t) -> {
            Number number = new AtomicInteger(x);
            return number.intValue() == t;
        });
        ways.put("AtomicInteger, concatenated", (x, t) -> ("a" + new AtomicInteger(x)).equals("a" + t));
        ways.put("AtomicInteger, by a reference of the JDK", (x, t) -> {
            java.util.function.IntSupplier get = new AtomicInteger(x)::get;
            return get.getAsInt() == t;
        });
        ways.put("compareAndSet", (x, t) -> new AtomicInteger(t).compareAndSet(x, 1));
        ways.put("AtomicLong", (x, t) -> {
            AtomicLong sum = new AtomicLong(1);
            sum.addAndGet(x);
            return sum.get() == t + 1;
        });
        ways.put("AtomicReference", (x, t) -> new AtomicReference<>(x).get() == t);
        ways.put("AtomicReference of an array", (x, t) -> new AtomicReference<>(new int[] {x}).get()[0] == t);
        ways.put("AtomicReference as text", (x, t) -> new AtomicReference<Object>(x).toString().equals("" + t));
        ways.put("AtomicStampedReference", (x, t) -> new AtomicStampedReference<>("a", x).getStamp() == t);
        ways.put("AtomicMarkableReference", (x, t) -> new AtomicMarkableReference<>("a", x == t).isMarked());
        ways.put("LongAdder", (x, t) -> {
            LongAdder adder = new LongAdder();
            adder.add(x);
            return adder.sum() == t;
        });
        ways.put("LongAccumulator", (x, t) -> {
            LongAccumulator most = new LongAccumulator((a, b) -> a + b, 0);
            most.accumulate(x);
            return most.get() == t;
        });
    }

    private static void addTimes(Map<String, Ways.Way> ways) {
        ways.put("Thread.sleep", (x, t) -> {
            long before = System.nanoTime();
            Thread.sleep(x & 31);
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - before);
            return millis == (t & 31) && x == t;
        });
        ways.put("wait", (x, t) -> {
            Object monitor = new Object();
            synchronized (monitor) {
                monitor.wait(1 + (x & 31));
            }
            return x == t;
        });
        ways.put("TimeUnit", (x, t) -> TimeUnit.SECONDS.toMillis(x) == TimeUnit.SECONDS.toMillis(t));
        ways.put("latch", (x, t) -> {
            CountDownLatch latch = new CountDownLatch(x & 31);
            latch.countDown();
            return latch.getCount() == (t & 31) - 1 && x == t;
        });
        ways.put("semaphore", (x, t) -> {
            Semaphore permits = new Semaphore(x);
            return permits.tryAcquire(t) && !permits.tryAcquire(1);
        });
        ways.put("barrier", (x, t) -> new CyclicBarrier(1 + (x & 31)).getParties() == 1 + (t & 31) && x == t);
        ways.put("priority of a thread", (x, t) -> {
            Thread thread = new Thread();
            thread.setPriority(1 + (x & 7));
            return thread.getPriority() == 1 + (t & 7) && x == t;
        });
        ways.put("timer", (x, t) -> {
            CompletableFuture<Integer> future = new CompletableFuture<>();
            Timer timer = new Timer(true);
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    future.complete(x);
                }
            }, 1);
            int value = future.get();
            timer.cancel();
            return value == t;
        });
        ways.put("uncaught exception", (x, t) -> {
            int[] length = new int[1];
            Thread thread = new Thread(() -> {
                throw new IllegalStateException("a".repeat(x & 31));
            });
            thread.setUncaughtExceptionHandler((who, e) -> length[0] = e.getMessage().length());
            thread.start();
            thread.join();
            return length[0] == (t & 31) && x == t;
        });
    }
}
