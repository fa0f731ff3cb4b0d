// primitive: InheritableThreadLocal
// expect: clean

/** Threads inherit a copy of what the thread had that made them. */
class InheritedCopy {

    private static final InheritableThreadLocal<int[]> LOCAL = new InheritableThreadLocal<>() {
        @Override
        protected int[] childValue(int[] parent) {
            return parent.clone();
        }
    };

    static void increment() {
        LOCAL.get()[0]++;
        assert LOCAL.get()[0] == 6;
    }

    public static void main(String[] args) throws Exception {
        int[] mine = {5};
        LOCAL.set(mine);
        Thread a = new Thread(InheritedCopy::increment, "a");
        Thread b = new Thread(InheritedCopy::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert mine[0] == 5 : mine[0];
    }
}
