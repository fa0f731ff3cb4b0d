import java.io.ByteArrayInputStream;
import java.io.InputStream;

public class ClosedBesideAThread implements Runnable {
    private boolean closed;
    private InputStream made;
    private Runnable cleared = () -> { };
    private int count = 1;

    @Override
    public void run() {
        <warning descr="'made' is written here by the thread that runs 'ClosedBesideAThread' and read in 'close()' (line 20) by the thread that calls 'close()'; no lock keeps them apart">made</warning> = new ByteArrayInputStream(new byte[count]);
        while (!closed) {
            cleared.run();
        }
    }

    public void close() throws Exception {
        <warning descr="'closed' is written here by the thread that calls 'close()' and read in 'run()' (line 13) by the thread that runs 'ClosedBesideAThread'; no lock keeps them apart">closed</warning> = true;
        made.close();
        <weak_warning descr="'cleared' is written here by the thread that calls 'close()' and read in 'run()' (line 14) by the thread that runs 'ClosedBesideAThread'; no lock keeps them apart">cleared</weak_warning> = null;
        <weak_warning descr="'count' is written here by the thread that calls 'close()' and read in 'run()' (line 12) by the thread that runs 'ClosedBesideAThread'; no lock keeps them apart">count</weak_warning> = 0;
    }
}
