package dev.heddle.engine.instrument.programs;

import java.io.FileInputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Date;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/** Calls into the parts of the JDK that are modelled; see the test for what each method must announce. */
public class JdkCalls {

    private static final VarHandle FIELD;
    private static final VarHandle STATIC;
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final MethodHandle GETTER;
    private static final MethodHandle SETTER;
    private static final Field REFLECTED;
    private static final Constructor<PlainHash> MADE;
    private static final MethodHandle MAKER;

    private static final int[] SIZES = {2, 2};

    private static int shared;
    private int number;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            FIELD = lookup.findVarHandle(JdkCalls.class, "number", int.class);
            STATIC = lookup.findStaticVarHandle(JdkCalls.class, "shared", int.class);
            GETTER = lookup.findGetter(JdkCalls.class, "number", int.class);
            SETTER = lookup.findStaticSetter(JdkCalls.class, "shared", int.class);
            REFLECTED = JdkCalls.class.getDeclaredField("number");
            MADE = PlainHash.class.getDeclaredConstructor();
            MAKER = lookup.findConstructor(PlainHash.class, MethodType.methodType(void.class));
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    static final class Late {
        static int value = 3;

        private Late() {}
    }

    static final class PlainHash {}

    static final class OwnHash {
        @Override
        public int hashCode() {
            return 11;
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }
    }

    static final class SuperHash {
        @Override
        public int hashCode() {
            return super.hashCode() + 1;
        }

        @Override
        public boolean equals(Object other) {
            return super.equals(other);
        }
    }

    enum Constant { A }

    static final class Worker extends Thread {
        @Override
        public void run() {
            shared = 1;
        }
    }

    static void check(boolean condition) {
        if (!condition) {
            throw new AssertionError("a value is not what it must be");
        }
    }

    static void threads() throws InterruptedException {
        Thread thread = new Thread((Runnable) null);
        thread.start();
        thread.join();
        thread.join(5);
        thread.join(1, 7);
        check(!thread.isAlive());
        check(thread.getState() == Thread.State.TERMINATED);
        thread.interrupt();
        check(thread.isInterrupted());
        check(Thread.interrupted());
        Thread.sleep(2);
        Thread.sleep(2, 3);
        Thread.yield();
        Thread.onSpinWait();
        check(Thread.holdsLock(thread));
        TimeUnit.MICROSECONDS.sleep(4);
    }

    static void running() {
        new Worker().run();
    }

    static void parking() {
        LockSupport.park();
        LockSupport.park("b");
        LockSupport.parkNanos(5);
        LockSupport.parkNanos("b", 0);
        LockSupport.parkUntil("b", 1_002);
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(null);
    }

    static void locks() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.unlock();
        lock.lockInterruptibly();
        check(lock.tryLock(3, TimeUnit.NANOSECONDS));
        check(lock.tryLock());
        check(!lock.hasQueuedThreads());
        check(lock.getQueueLength() == 0);
    }

    static void readWriteLock() {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        lock.readLock().unlock();
        lock.writeLock().lock();
        check(lock.readLock().tryLock());
    }

    static void conditions() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        condition.await();
        condition.awaitUninterruptibly();
        check(condition.await(9, TimeUnit.NANOSECONDS));
        check(condition.awaitNanos(8) == 1);
        check(condition.awaitUntil(new Date(1_003)));
        condition.signal();
        condition.signalAll();
    }

    static void semaphoreAndLatch() throws InterruptedException {
        Semaphore semaphore = new Semaphore(2);
        semaphore.acquire();
        semaphore.acquireUninterruptibly(1);
        check(semaphore.tryAcquire(1));
        check(semaphore.tryAcquire(6, TimeUnit.NANOSECONDS));
        semaphore.release();
        CountDownLatch latch = new CountDownLatch(1);
        latch.countDown();
        latch.await();
    }

    static void objectMonitors() throws InterruptedException {
        Object monitor = JdkCalls.class;
        monitor.wait();
        monitor.wait(3);
        monitor.wait(3, 4);
        monitor.notify();
        monitor.notifyAll();
        Runnable reference = monitor::notifyAll;
        reference.run();
    }

    static synchronized void synchronizedMethod() {
        shared = 2;
    }

    static void atomics() {
        AtomicLong number = new AtomicLong(5);
        check(number.incrementAndGet() == 6);
        check(number.get() == 6);
        number.set(7);
        number.lazySet(8);
        check(number.compareAndSet(8, 9));
        check(!number.compareAndSet(8, 9));
        AtomicReference<String> text = new AtomicReference<>("a");
        check(text.compareAndExchange("a", "b").equals("a"));
        check(text.compareAndExchange("a", "b").equals("b"));
        check(text.getAndSet("c").equals("b"));
    }

    static void varHandles() {
        JdkCalls object = new JdkCalls();
        FIELD.set(object, 1);
        check((int) FIELD.getVolatile(object) == 1);
        check(FIELD.compareAndSet(object, 1, 2));
        check((int) FIELD.compareAndExchange(object, 1, 3) == 2);
        check((int) FIELD.getAndAdd(object, 5) == 2);
        STATIC.setRelease(4);
        check((int) STATIC.getAcquire() == 4);
        long[] array = {0, 0};
        ELEMENTS.setVolatile(array, 1, 6L);
        check((long) ELEMENTS.getAndBitwiseOr(array, 1, 1L) == 6);
    }

    static void reflection() throws Throwable {
        JdkCalls object = new JdkCalls();
        REFLECTED.setInt(object, 4);
        check(REFLECTED.get(object).equals(4));
        check((int) GETTER.invokeExact(object) == 4);
        SETTER.invokeExact(5);
        int[] array = new int[2];
        Array.set(array, 1, 3);
        check(Array.getInt(array, 1) == 3);
    }

    static void objectsMadeByReflection() throws Throwable {
        check(MADE.newInstance() != null);
        check(PlainHash.class.newInstance() != null);
        check((PlainHash) MAKER.invokeExact() != null);
        check(Array.newInstance(PlainHash.class, 2) != null);
        check(Array.newInstance(PlainHash.class, SIZES) != null);
    }

    static void copies() {
        int[] from = {1, 2, 3};
        int[] to = new int[3];
        System.arraycopy(from, 1, to, 0, 2);
        check(from.clone()[2] == 3 && to[0] == 2);
    }

    static void time() {
        check(System.nanoTime() == 42);
        check(System.currentTimeMillis() == 1_000);
        check(Instant.now().toEpochMilli() == 1_000);
        check(new Date().getTime() == 1_000);
        LongSupplier reference = System::nanoTime;
        check(reference.getAsLong() == 42);
    }

    static void hashes() {
        check(new PlainHash().hashCode() == 7);
        check(new OwnHash().hashCode() == 11);
        check(new SuperHash().hashCode() == 8);
        check(System.identityHashCode("x") == 7);
        check(Constant.A.hashCode() == 7);
        check(new Object().toString().endsWith("@7"));
        IntSupplier reference = new PlainHash()::hashCode;
        check(reference.getAsInt() == 7);
    }

    static void randomness() {
        check(UUID.randomUUID().version() == 4);
        check(Math.random() == 0.0);
        byte[] bytes = new byte[2];
        new SecureRandom().nextBytes(bytes);
        check(bytes[0] == 4);
    }

    static void references() throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        new WeakReference<>("kept", queue);
        check(queue.poll() == null);
        check(queue.remove(3) == null);
    }

    static void exits() {
        System.exit(3);
        Runtime.getRuntime().halt(4);
    }

    static void initialization() {
        check(Late.value == 3);
        check(Late.value == 3);
    }

    static void printing() {
        System.out.println("printed by the program");
        System.out.printf("%s%n", "printed by the program");
    }

    static void files() {
        try {
            new FileInputStream("no such file").close();
            check(false);
        } catch (IOException expected) {
            check(true);
        }
    }
}
