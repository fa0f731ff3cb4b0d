import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class RulesInAProgram {
    private static final Lock LOCK = new ReentrantLock();
    private static int value;

    public static void main(String[] args) {
        new Thread(RulesInAProgram::set).start();
        set();
    }

    private static void set() {
        <warning descr="'LOCK' stays locked for ever if the code up to 'unlock()' throws or returns: unlock in a finally block">LOCK.lock()</warning>;
        value = Integer.parseInt(System.getProperty("value"));
        LOCK.unlock();
    }
}
