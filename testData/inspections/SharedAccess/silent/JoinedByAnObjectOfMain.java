import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** Main makes objects that start threads in one way or another, and use what these use only before and after. */
class JoinedByAnObjectOfMain {
    public static void main(String[] arguments) throws InterruptedException {
        new OfRunnable().go();
        new OfThread().go();
        new OfTimer().go();
        new OfReference().go();
        new OfElements().go();
        new OfLocalArray().go();
        for (int i = 0; i < 2; i++) {
            new OfTurns().go();
            OfTurns named = new OfTurns();
            named.go();
        }
        new OfTwo().go();
        new OfTwo().go();
        new OfOneAfterTheOther().go();
        new OfOtherObjects().go();
    }

    static class OfRunnable {
        private int count;

        void go() throws InterruptedException {
            count = 1;
            Thread counting = new Thread(new Runnable() {
                public void run() {
                    count++;
                }
            });
            counting.start();
            counting.join();
            count++;
        }
    }

    static class OfThread {
        private int count;

        void go() throws InterruptedException {
            Thread counting = new Thread() {
                @Override
                public void run() {
                    count++;
                }
            };
            count++;
            counting.start();
            counting.join();
            System.out.println(count);
        }
    }

    static class OfTimer {
        private final CountDownLatch counted = new CountDownLatch(1);
        private int count;

        void go() throws InterruptedException {
            new Timer().schedule(new TimerTask() {
                @Override
                public void run() {
                    count++;
                    counted.countDown();
                }
            }, 1);
            counted.await();
            count++;
        }
    }

    static class OfReference {
        private int count;

        void go() {
            work();
            new Thread(this::work).start();
        }

        private void work() {
            count++;
        }
    }

    static class OfElements {
        private final int[] counts = new int[2];

        void go() {
            new Thread(() -> counts[0]++).start();
            counts[1]++;
        }
    }

    static class OfLocalArray {
        void go() throws InterruptedException {
            int[] seen = new int[1];
            Thread counting = new Thread(() -> seen[0]++);
            counting.start();
            counting.join();
            seen[0]++;
        }
    }

    /** Each has its own field; what all share is used before the start. */
    static class OfTurns {
        private int turns;

        void go() throws InterruptedException {
            turns++;
            Thread counting = new Thread(new Runnable() {
                public void run() {
                    turns++;
                }
            });
            counting.start();
            counting.join();
            turns++;
        }
    }

    static class OfTwo {
        private static int all;

        void go() throws InterruptedException {
            Thread counting = new Thread(new Runnable() {
                public void run() {
                    all++;
                }
            });
            counting.start();
            counting.join();
        }
    }

    static class OfOneAfterTheOther {
        private int count;

        void go() throws InterruptedException {
            Thread first = new Thread(this::work);
            first.start();
            first.join();
            Thread second = new Thread(this::work);
            second.start();
        }

        private void work() {
            count++;
        }
    }

    static class OfOtherObjects {
        void go() {
            for (int i = 0; i < 2; i++) {
                int[] own = new int[1];
                new Thread(new Runnable() {
                    public void run() {
                        own[0]++;
                    }
                }).start();
            }
        }
    }
}
