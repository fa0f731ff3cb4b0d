// primitive: ForkJoinPool
// expect: clean

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Each task returns its part. */
class ForkJoinSum {

    private static final class Sum extends RecursiveTask<Integer> {

        private static final long serialVersionUID = 1;

        private final int from;
        private final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (from == to) {
                return from;
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle);
            left.fork();
            return new Sum(middle + 1, to).compute() + left.join();
        }
    }

    public static void main(String[] args) throws Exception {
        assert ForkJoinPool.commonPool().invoke(new Sum(1, 4)) == 10;
        assert new ForkJoinPool(2).submit(new Sum(1, 2)).join() == 3;
    }
}
