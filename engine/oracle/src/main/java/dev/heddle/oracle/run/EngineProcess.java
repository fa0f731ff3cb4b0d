package dev.heddle.oracle.run;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The engine in a worker process. Requests can be submitted ahead of the answers, so that the caller has something to do
 * meanwhile. The runtime keeps what it knows of a class for ever, therefore the process is replaced now and then.
 */
public final class EngineProcess implements AutoCloseable {

    private static final int PROGRAMS_PER_PROCESS = 3_000;
    private static final long PATIENCE_SECONDS = 600;

    private final Launcher launcher;
    private Worker worker;

    public EngineProcess(Launcher launcher) {
        this.launcher = launcher;
    }

    /** A running process and what it still has to answer. */
    private static final class Worker {

        private final Process process;
        private final DataOutputStream out;
        private final BlockingQueue<CompletableFuture<Explored>> unanswered = new LinkedBlockingQueue<>();
        private int submitted;

        Worker(Process process) {
            this.process = process;
            this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
            Thread reader = new Thread(this::read, "answers of the engine");
            reader.setDaemon(true);
            reader.start();
        }

        private void read() {
            try (DataInputStream in = new DataInputStream(new BufferedInputStream(process.getInputStream()))) {
                while (true) {
                    Explored answer = Explored.read(in);
                    unanswered.remove().complete(answer);
                }
            } catch (EOFException ended) {
                fail(new IOException("the engine's process has ended, see its error output", ended));
            } catch (IOException broken) {
                fail(broken);
            }
        }

        private void fail(IOException why) {
            Queue<CompletableFuture<Explored>> left = new ArrayDeque<>();
            unanswered.drainTo(left);
            left.forEach(answer -> answer.completeExceptionally(why));
        }

        CompletableFuture<Explored> submit(ExploreRequest request) {
            CompletableFuture<Explored> answer = new CompletableFuture<>();
            submitted++;
            unanswered.add(answer);
            try {
                request.write(out);
                out.flush();
            } catch (IOException closed) {
                answer.completeExceptionally(closed);
            }
            return answer;
        }

        /** Lets the process end once it has answered everything. */
        void finish() {
            try {
                out.close();
            } catch (IOException alreadyGone) {
                process.destroyForcibly();
            }
        }
    }

    public CompletableFuture<Explored> submit(ExploreRequest request) {
        if (worker != null && (worker.submitted >= PROGRAMS_PER_PROCESS || !worker.process.isAlive())) {
            worker.finish();
            worker = null;
        }
        if (worker == null) {
            try {
                worker = new Worker(launcher.start());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return worker.submit(request);
    }

    public Explored explore(ExploreRequest request) {
        return await(submit(request));
    }

    /** The answer, or an exception if the process broke down or gave none for a long time. */
    public Explored await(CompletableFuture<Explored> answer) {
        try {
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            close();
            throw new IllegalStateException("the engine gives no answer", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        if (worker != null) {
            worker.process.destroyForcibly();
            worker = null;
        }
    }
}
