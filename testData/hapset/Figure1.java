/** Figure 1 of the paper: p is initialised, used in a block that is meant to be atomic, and freed. */
public class Figure1 {

    static volatile int[] p;

    static void use() {
        if (p != null) {
            p[0] = 10;
        }
    }

    static void initialiseAndFree() {
        p = new int[1];
        p = null;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(Figure1::initialiseAndFree);
        other.start();
        use();
        other.join();
    }
}
