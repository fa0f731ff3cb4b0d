import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

class RecursiveTasks {
    private static int total;

    static final class Sum extends RecursiveAction {
        private static final long serialVersionUID = 1;
        private final int from;
        private final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (from == to) {
                <weak_warning descr="'total' is changed here by several threads started in line 24 at the same time; no lock keeps them apart">total</weak_warning> += from;
                return;
            }
            Sum left = new Sum(from, (from + to) / 2);
            left.fork();
            new Sum((from + to) / 2 + 1, to).compute();
            left.join();
        }
    }

    static int sum() {
        new ForkJoinPool(2).invoke(new Sum(1, 4));
        return total;
    }
}
