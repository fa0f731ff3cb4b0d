package com.example.objects;

import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** {@code java.util.concurrent}. */
final class ConcurrentUses {

    private ConcurrentUses() {}

    static void fill(Uses t) {
        collections(t);
        synchronizers(t);
        atomics(t);
    }

    private static void collections(Uses t) {
        t.use(ArrayBlockingQueue.class, () -> new ArrayBlockingQueue<String>(4), ArrayBlockingQueue::size, o -> o.add("x"));
        t.use(ConcurrentHashMap.class, ConcurrentHashMap<String, Integer>::new, o -> o.get("k"),
                o -> o.merge("k", 1, Integer::sum));
        t.use(ConcurrentHashMap.KeySetView.class, ConcurrentHashMap::<Integer>newKeySet, o -> o.size(), o -> o.add(o.size()));
        t.use(ConcurrentLinkedDeque.class, ConcurrentLinkedDeque<String>::new, ConcurrentLinkedDeque::size, o -> o.add("x"));
        t.use(ConcurrentLinkedQueue.class, ConcurrentLinkedQueue<String>::new, ConcurrentLinkedQueue::size, o -> o.add("x"));
        t.use(ConcurrentSkipListMap.class, ConcurrentSkipListMap<Integer, Integer>::new, ConcurrentSkipListMap::size,
                o -> o.put(o.size(), 1));
        t.use(ConcurrentSkipListSet.class, ConcurrentSkipListSet<Integer>::new, ConcurrentSkipListSet::size,
                o -> o.add(o.size()));
        t.use(CopyOnWriteArrayList.class, CopyOnWriteArrayList<String>::new, CopyOnWriteArrayList::size, o -> o.add("x"));
        t.use(CopyOnWriteArraySet.class, CopyOnWriteArraySet<Integer>::new, CopyOnWriteArraySet::size, o -> o.add(o.size()));
        t.use(DelayQueue.class, DelayQueue<Later>::new, DelayQueue::size, o -> o.add(new Later()));
        t.use(LinkedBlockingDeque.class, LinkedBlockingDeque<String>::new, LinkedBlockingDeque::size, o -> o.add("x"));
        t.use(LinkedBlockingQueue.class, LinkedBlockingQueue<String>::new, LinkedBlockingQueue::size, o -> o.add("x"));
        t.use(LinkedTransferQueue.class, LinkedTransferQueue<String>::new, LinkedTransferQueue::size, o -> o.add("x"));
        t.use(PriorityBlockingQueue.class, PriorityBlockingQueue<String>::new, PriorityBlockingQueue::size, o -> o.add("x"));
    }

    private static void synchronizers(Uses t) {
        t.use(CompletableFuture.class, CompletableFuture<String>::new, CompletableFuture::isDone, o -> o.complete("x"));
        t.use(CountDownLatch.class, () -> new CountDownLatch(9), CountDownLatch::getCount, o -> {
            o.countDown();
            return null;
        });
        t.use(CountedCompleter.class, Counted::new, CountedCompleter::getPendingCount, o -> {
            o.addToPendingCount(1);
            return null;
        });
        t.use(CyclicBarrier.class, () -> new CyclicBarrier(2), CyclicBarrier::isBroken, o -> {
            try {
                return o.await(0, TimeUnit.NANOSECONDS);
            } catch (TimeoutException | BrokenBarrierException e) {
                return e;
            }
        });
        t.step(ExecutorCompletionService.class, () -> {
            ExecutorCompletionService<String> service = new ExecutorCompletionService<>(Runnable::run);
            service.submit(() -> "x");
            return service;
        }, o -> o.poll() == null);
        t.use(ForkJoinTask.class, () -> ForkJoinTask.adapt(() -> "x"), ForkJoinTask::isDone, o -> o.cancel(false));
        t.use(FutureTask.class, () -> new FutureTask<>(() -> "x"), FutureTask::isDone, o -> o.cancel(false));
        t.use(Phaser.class, Phaser::new, Phaser::getRegisteredParties, Phaser::register);
        t.use(RecursiveAction.class, Action::new, RecursiveAction::isDone, o -> o.cancel(false));
        t.use(RecursiveTask.class, Task::new, RecursiveTask::isDone, o -> o.cancel(false));
        t.use(ScheduledThreadPoolExecutor.class, () -> new ScheduledThreadPoolExecutor(0),
                ScheduledThreadPoolExecutor::getCorePoolSize, o -> {
                    o.setCorePoolSize(o.getCorePoolSize() + 1);
                    return null;
                });
        t.use(ThreadPoolExecutor.class, () -> new ThreadPoolExecutor(0, 9, 0, TimeUnit.SECONDS, new SynchronousQueue<>()),
                ThreadPoolExecutor::getCorePoolSize, o -> {
                    o.setCorePoolSize(o.getCorePoolSize() + 1);
                    return null;
                });
        t.use(ForkJoinPool.class, () -> new ForkJoinPool(1), ForkJoinPool::isShutdown, o -> o.shutdownNow());
        t.use(Semaphore.class, () -> new Semaphore(0), Semaphore::availablePermits, o -> {
            o.release();
            return null;
        });
        t.use(SubmissionPublisher.class, () -> new SubmissionPublisher<String>(Runnable::run, 1), SubmissionPublisher::isClosed, o -> {
            o.close();
            return null;
        });
        t.use(ReentrantLock.class, ReentrantLock::new, o -> o.isLocked(), o -> o.tryLock());
        t.use(ReentrantReadWriteLock.class, ReentrantReadWriteLock::new, ReentrantReadWriteLock::getReadLockCount,
                o -> o.readLock().tryLock());
        t.use(ReentrantReadWriteLock.ReadLock.class, () -> new ReentrantReadWriteLock().readLock(), o -> o.toString().endsWith("= 0]"),
                ReentrantReadWriteLock.ReadLock::tryLock);
        t.step(ReentrantReadWriteLock.WriteLock.class, () -> new ReentrantReadWriteLock().writeLock(), o -> o.tryLock() && o.getHoldCount() == 1);
        t.use(StampedLock.class, StampedLock::new, StampedLock::getReadLockCount, StampedLock::tryReadLock);
        t.use(AbstractQueuedSynchronizer.class, Sync::new, Sync::state, Sync::raise);
        t.use(AbstractQueuedLongSynchronizer.class, LongSync::new, LongSync::state, LongSync::raise);
        t.use(AbstractOwnableSynchronizer.class, Owned::new, Owned::owner, Owned::own);
    }

    private static void atomics(Uses t) {
        t.use(AtomicBoolean.class, AtomicBoolean::new, AtomicBoolean::get, o -> {
            o.set(true);
            return null;
        });
        t.use(AtomicInteger.class, AtomicInteger::new, AtomicInteger::get, AtomicInteger::incrementAndGet);
        t.use(AtomicIntegerArray.class, () -> new AtomicIntegerArray(1), o -> o.get(0), o -> o.incrementAndGet(0));
        t.use(AtomicLong.class, AtomicLong::new, AtomicLong::get, AtomicLong::incrementAndGet);
        t.use(AtomicLongArray.class, () -> new AtomicLongArray(1), o -> o.get(0), o -> o.incrementAndGet(0));
        t.use(AtomicMarkableReference.class, () -> new AtomicMarkableReference<>("x", false),
                AtomicMarkableReference::isMarked, o -> {
                    o.set("x", true);
                    return null;
                });
        t.use(AtomicReference.class, () -> new AtomicReference<>(0), AtomicReference::get, o -> o.updateAndGet(i -> i + 1));
        t.use(AtomicReferenceArray.class, () -> new AtomicReferenceArray<Integer>(1), o -> o.get(0), o -> o.getAndSet(0, 1));
        t.use(AtomicStampedReference.class, () -> new AtomicStampedReference<>("x", 0), AtomicStampedReference::getStamp, o -> {
            o.set("x", o.getStamp() + 1);
            return null;
        });
        t.use(DoubleAccumulator.class, () -> new DoubleAccumulator(Double::sum, 0), DoubleAccumulator::get, o -> {
            o.accumulate(1);
            return null;
        });
        t.use(DoubleAdder.class, DoubleAdder::new, DoubleAdder::sum, o -> {
            o.add(1);
            return null;
        });
        t.use(LongAccumulator.class, () -> new LongAccumulator(Long::sum, 0), LongAccumulator::get, o -> {
            o.accumulate(1);
            return null;
        });
        t.use(LongAdder.class, LongAdder::new, LongAdder::sum, o -> {
            o.increment();
            return null;
        });
    }

    @SuppressWarnings("serial")
    private static final class Counted extends CountedCompleter<Void> {
        @Override
        public void compute() {
            tryComplete();
        }
    }

    @SuppressWarnings("serial")
    private static final class Action extends RecursiveAction {
        @Override
        protected void compute() {
            complete(null);
        }
    }

    @SuppressWarnings("serial")
    private static final class Task extends RecursiveTask<String> {
        @Override
        protected String compute() {
            return "x";
        }
    }

    @SuppressWarnings("serial")
    private static final class Sync extends AbstractQueuedSynchronizer {
        int state() {
            return getState();
        }

        Object raise() {
            setState(getState() + 1);
            return null;
        }
    }

    @SuppressWarnings("serial")
    private static final class LongSync extends AbstractQueuedLongSynchronizer {
        long state() {
            return getState();
        }

        Object raise() {
            setState(getState() + 1);
            return null;
        }
    }

    @SuppressWarnings("serial")
    private static final class Owned extends AbstractOwnableSynchronizer {
        boolean owner() {
            return getExclusiveOwnerThread() != null;
        }

        Object own() {
            setExclusiveOwnerThread(Thread.currentThread());
            return null;
        }
    }

    private static final class Later implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        @Override
        public int compareTo(Delayed other) {
            return 0;
        }
    }
}
