import org.junit.jupiter.api.Test;

class TestMethodsAreSeparate {
    private int count;

    @Test
    void one() throws InterruptedException {
        Thread thread = new Thread(() -> count++);
        thread.start();
        thread.join();
    }

    @Test
    void two() {
        count = 0;
        System.out.println(count);
    }
}
