import java.util.concurrent.ExecutorService;

class VirtualThreads {
    private int requests;

    void serve(ExecutorService perTask) {
        perTask.submit(this::handle);
        perTask.submit(this::handle);
    }

    private void handle() {
        <weak_warning descr="'requests' is changed here by a thread started in line 7 and by a thread started in line 8 at the same time; no lock keeps them apart">requests</weak_warning>++;
    }
}
