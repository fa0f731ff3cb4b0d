package dev.heddle.engine.session;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/**
 * Workers that were started before anybody asked, so that the next exploration of what was explored last need not wait for them.
 * They know nothing of the code under test, which may change meanwhile.
 */
public final class Spares implements AutoCloseable {

    private record Kind(Launch launch, Request request) {}

    private final List<WarmWorker> ready = new ArrayList<>();
    private List<Kind> wanted = List.of();

    /** Keeps in mind what an exploration needs. */
    synchronized void expect(WorkerPlan plan) {
        wanted = plan.output() != null ? List.of()
                : List.of(new Kind(plan.launch(), plan.request("", 0)), FreshConfirmation.kind(plan, Kind::new));
    }

    /** One for such a request, or null. */
    synchronized WarmWorker take(Launch launch, Request kind) {
        for (WarmWorker worker : ready) {
            if (worker.fits(launch, kind)) {
                ready.remove(worker);
                return worker;
            }
        }
        return null;
    }

    /** Starts what the last exploration would have needed, and ends what no such one would. */
    public synchronized void fill() throws IOException, InterruptedException {
        List<WarmWorker> others = new ArrayList<>(ready);
        ready.clear();
        for (Kind kind : wanted) {
            WarmWorker known = others.stream().filter(worker -> worker.fits(kind.launch, kind.request)).findFirst().orElse(null);
            if (known != null) {
                others.remove(known);
                ready.add(known);
            } else {
                Files.createDirectories(kind.launch.folder());
                ready.add(WarmWorker.spare(kind.launch, kind.request));
            }
        }
        for (WarmWorker other : others) {
            other.close();
        }
    }

    @Override
    public synchronized void close() throws IOException {
        for (WarmWorker worker : ready) {
            worker.close();
        }
        ready.clear();
    }
}
