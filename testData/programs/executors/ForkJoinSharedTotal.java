// primitive: ForkJoinPool
// expect: assertion at 40 thread main

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** The tasks add to a shared total instead of returning their part. */
class ForkJoinSharedTotal {

    private static int total;

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
                total += from;
                return 0;
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle);
            left.fork();
            new Sum(middle + 1, to).compute();
            return left.join();
        }
    }

    public static void main(String[] args) throws Exception {
        new ForkJoinPool(2).invoke(new Sum(1, 4));
        assert total == 10 : total;
    }
}
