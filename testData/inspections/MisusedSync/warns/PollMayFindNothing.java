// option: reportWhatIdeReports=true
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

class PollMayFindNothing {
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();

    int now() {
        return <weak_warning descr="'queue' may have no element in time: the result is then null and must be looked at before it is used">queue.poll()</weak_warning>.length();
    }

    int soon() throws InterruptedException {
        return <weak_warning descr="'queue' may have no element in time: the result is then null and must be looked at before it is used">queue.poll(1, TimeUnit.SECONDS)</weak_warning>.length();
    }

    boolean any() {
        return queue.poll() != null;
    }
}
