import java.util.Timer;
import java.util.TimerTask;

/** Main makes an object and calls it; the object starts a thread in one way or another, and goes on. */
class StartedByAnObjectOfMain {
    public static void main(String[] arguments) throws InterruptedException {
        new OfRunnable().go();
        new OfThread().go();
        new OfTimer().go();
        new OfReference().go();
        new OfElements().go();
        new OfLocalArray().go();
        OfName named = new OfName();
        named.go();
        new OfSteps().first();
        for (int i = 0; i < 2; i++) {
            new OfTurns().go();
        }
        new OfTwo().go();
        new OfTwo().go();
    }

    static class OfRunnable {
        private int count;

        void go() {
            count = 1;
            new Thread(new Runnable() {
                public void run() {
                    <warning descr="'count' is written here by a thread started in line 28 and written in 'go()' (line 33) by the thread that calls 'main()'; no lock keeps them apart">count</warning>++;
                }
            }).start();
            count++;
        }
    }

    static class OfThread {
        private int count;

        void go() {
            Thread counting = new Thread() {
                @Override
                public void run() {
                    <warning descr="'count' is written here by a thread started in line 47 and written in 'go()' (line 48) by the thread that calls 'main()'; no lock keeps them apart">count</warning>++;
                }
            };
            counting.start();
            count++;
        }
    }

    static class OfTimer {
        private int count;

        void go() {
            new Timer().schedule(new TimerTask() {
                @Override
                public void run() {
                    <warning descr="'count' is written here by a thread started in line 56 and written in 'go()' (line 62) by the thread that calls 'main()'; no lock keeps them apart">count</warning>++;
                }
            }, 1);
            count++;
        }
    }

    static class OfReference {
        private int count;

        void go() {
            new Thread(this::work).start();
            work();
        }

        private void work() {
            <warning descr="'count' is changed here by a thread started in line 70 and by the thread that calls 'main()' at the same time; no lock keeps them apart">count</warning>++;
        }
    }

    static class OfElements {
        private final int[] counts = new int[2];

        void go() {
            new Thread(() -> <warning descr="The content of 'counts' is written here by a thread started in line 83 and written in 'go()' (line 84) by the thread that calls 'main()'; no lock keeps them apart">counts[0]</warning>++).start();
            counts[0]++;
        }
    }

    static class OfLocalArray {
        void go() {
            int[] seen = new int[1];
            new Thread(() -> <warning descr="The content of 'seen' is written here by a thread started in line 91 and written in 'go()' (line 92) by the thread that calls 'main()'; no lock keeps them apart">seen[0]</warning>++).start();
            seen[0]++;
        }
    }

    static class OfName {
        private int count;

        void go() {
            new Thread(new Runnable() {
                public void run() {
                    <warning descr="'count' is written here by a thread started in line 100 and written in 'go()' (line 105) by the thread that calls 'main()'; no lock keeps them apart">count</warning>++;
                }
            }).start();
            count++;
        }
    }

    static class OfSteps {
        private int count;

        void first() throws InterruptedException {
            second();
        }

        private void second() throws InterruptedException {
            Thread counting = new Thread(this::work);
            counting.start();
            count++;
            counting.join();
        }

        private void work() {
            <warning descr="'count' is written here by a thread started in line 118 and written in 'second()' (line 119) by the thread that calls 'main()'; no lock keeps them apart">count</warning>++;
        }
    }

    static class OfTurns {
        private int turns;

        void go() {
            new Thread(new Runnable() {
                public void run() {
                    <warning descr="'turns' is written here by a thread started in line 132 and written in 'go()' (line 137) by the thread that calls 'main()'; no lock keeps them apart">turns</warning>++;
                }
            }).start();
            turns++;
        }
    }

    static class OfTwo {
        private static int all;

        void go() {
            new Thread(new Runnable() {
                public void run() {
                    <warning descr="'all' is changed here by a thread started in line 145 and by a thread started in line 145 at the same time; no lock keeps them apart">all</warning>++;
                }
            }).start();
        }
    }
}
