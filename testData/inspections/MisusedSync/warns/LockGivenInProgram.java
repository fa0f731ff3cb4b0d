// option: reportWhatIdeReports=true

/** Both threads are in sight: nothing keeps the second from giving another lock while the first holds the old one. */
class LockGivenInProgram {
    private static Object lock = new Object();
    private static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread counting = new Thread(LockGivenInProgram::count);
        counting.start();
        replace();
        count();
        counting.join();
        System.out.println(count);
    }

    static void replace() {
        lock = new Object();
    }

    static void count() {
        synchronized (<warning descr="'lock' is given other objects while threads use it: two threads can hold different locks here">lock</warning>) {
            count++;
        }
    }
}
