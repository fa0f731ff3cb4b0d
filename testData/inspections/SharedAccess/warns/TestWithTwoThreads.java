import org.junit.jupiter.api.Test;

class TestWithTwoThreads {
    static class Counter {
        int value;

        void increment() {
            <warning descr="'value' is changed here by a thread started in line 21 and by a thread started in line 22 at the same time; no lock keeps them apart">value</warning>++;
        }

        int get() {
            return value;
        }
    }

    @Test
    void counts() throws InterruptedException {
        Counter counter = new Counter();
        Thread one = new Thread(counter::increment);
        Thread two = new Thread(() -> counter.increment());
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(counter.get());
    }
}
