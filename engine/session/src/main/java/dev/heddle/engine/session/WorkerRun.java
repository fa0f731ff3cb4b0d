package dev.heddle.engine.session;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Follows one worker through all tests of the target. A worker that dies or hangs costs the test it was at, with a
 * result that says so; a new one goes on with the next test.
 */
final class WorkerRun {

    private static final long START_LIMIT_MILLIS = 120_000;
    /** A worker says once a second that it is alive. */
    private static final long SILENCE_LIMIT_MILLIS = 30_000;
    private static final long STOP_LIMIT_MILLIS = 5_000;
    private static final long LEAST_STALL_MILLIS = 1_000;

    private WorkerPlan plan;
    private final WarmWorker warm;
    private final TimeLimit time;
    private final FreshConfirmation confirmation;
    private final Findings findings;
    private final Announcer announcer;
    private final Consumer<Violation> found;
    private final List<TestResult> results = new ArrayList<>();
    private final List<String> waiting = new ArrayList<>();
    /** What was said of tests that cannot be run, before the first began. */
    private final List<String> leftOut = new ArrayList<>();
    /** Classes of the current test whose initialisers need each other. */
    private List<String> suspects = List.of();
    private int tests;
    private String current;
    private Progress progress;
    private long startedAt;
    private volatile WorkerProcess worker;
    private volatile long stoppedAt;

    /** {@code warm} is a process that may have been started for it, or null. */
    WorkerRun(WorkerPlan plan, WarmWorker warm, FreshConfirmation confirmation, TimeLimit time, Findings findings, Announcer announcer,
            Consumer<Violation> found) {
        this.plan = plan;
        this.warm = warm;
        this.time = time;
        this.confirmation = confirmation;
        this.findings = findings;
        this.announcer = announcer;
        this.found = found;
    }

    List<TestResult> run() throws BadRequestException, IOException, InterruptedException {
        try (confirmation) {
            if (stoppedAt == 0) {
                follow(plan.target().id());
            }
            while (!waiting.isEmpty() && stoppedAt == 0 && !time.isSpent()) {
                follow(waiting.get(0));
            }
            return withNotes();
        }
    }

    private List<TestResult> withNotes() {
        if (!leftOut.isEmpty() && !results.isEmpty()) {
            TestResult first = results.get(0);
            Result told = first.result();
            for (String note : leftOut) {
                told = told.withNote(note);
            }
            results.set(0, new TestResult(first.test(), told));
        }
        return results;
    }

    void stop() {
        if (stoppedAt == 0) {
            stoppedAt = System.nanoTime();
        }
        WorkerProcess process = worker;
        if (process != null) {
            process.stop();
        }
    }

    /** Starts a worker on a test or a class of tests and follows it to its end. */
    private void follow(String id) throws BadRequestException, IOException, InterruptedException {
        current = null;
        progress = null;
        announcer.enter(Phase.STARTING, null);
        try (WorkerProcess process = start(() -> plan.request(id, time.searchMillis()))) {
            worker = process;
            if (stoppedAt != 0) {
                process.stop();
            }
            boolean going = true;
            while (going) {
                Message message = process.next(Math.min(patience(), time.untilEndMillis()));
                if (message == null) {
                    process.kill();
                    if (time.isOver()) {
                        outOfTime();
                        return;
                    }
                    gone("stopped answering and was ended");
                    return;
                }
                going = handle(message, process);
            }
        } finally {
            worker = null;
        }
    }

    private WorkerProcess start(Supplier<Request> request) throws IOException, InterruptedException {
        WorkerProcess ready = warm == null ? null : warm.take(plan.launch(), request);
        if (ready != null) {
            return ready;
        }
        if (warm != null) {
            warm.close();
        }
        return WorkerProcess.start(plan.launch(), request, plan.output());
    }

    /** The worker did not come to an end in time, and is none any more. */
    private void outOfTime() throws IOException {
        if (current != null) {
            excused("cut off in the middle: the time was over (--time)");
        } else if (results.isEmpty()) {
            current = plan.target().id().lines().findFirst().orElse("");
            startedAt = System.nanoTime();
            excused("the time was over before the first execution (--time)");
        }
        if (!waiting.isEmpty()) {
            leftOut.add("the time was over before " + waiting.size() + " of the " + tests + " tests (--time)");
        }
    }

    private long patience() {
        if (stoppedAt != 0) {
            return Math.max(1, STOP_LIMIT_MILLIS - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - stoppedAt));
        }
        return current == null ? START_LIMIT_MILLIS : SILENCE_LIMIT_MILLIS;
    }

    private boolean handle(Message message, WorkerProcess process)
            throws BadRequestException, IOException, InterruptedException {
        switch (message.type()) {
            case TESTS -> {
                if (tests == 0) {
                    tests = message.tests().size();
                    waiting.addAll(message.tests());
                    plan.manyTests().set(tests > 1);
                }
            }
            case STARTED -> {
                current = message.test();
                startedAt = System.nanoTime();
                progress = null;
                announcer.enter(Phase.SEARCHING, current);
                announcer.started(current, tests - waiting.size() + 1, tests);
                waiting.remove(current);
                confirmation.prepare(plan);
            }
            case PROGRESS -> {
                progress = message.progress();
                announcer.progress(current, progress);
            }
            case CANDIDATE -> {
                Phase before = announcer.enter(Phase.CONFIRMING, current);
                process.answer(confirmation.answer(plan, message.violation(), message.schedule()));
                announcer.enter(before, current);
            }
            case NOTE -> {
                announcer.note(message.text());
                if (message.test() == null) {
                    leftOut.add(message.text());
                }
            }
            case VIOLATION -> add(message.violation(), message.schedule());
            case WARNING -> findings.warning(current, message.violation(), message.schedule());
            case INITIALIZERS -> suspects = message.tests();
            case RESULT -> {
                message.result().violations().forEach(violation -> findings.known(current, violation));
                results.add(new TestResult(current, withInitializers(withSchedules(message.result()))));
                current = null;
            }
            case LEFT_OUT -> {
                // The worker goes on with the next test, and with its log.
                results.add(new TestResult(current,
                        LostWorkerResults.result(plan, current, null, Status.INCOMPLETE).withNote(message.text())));
                current = null;
            }
            case STALLED -> {
                stalled(message.violation(), message.schedule());
                return false;
            }
            case WAITS_IN_NATIVE, OUT_OF_TIME -> {
                excused(message.text());
                return false;
            }
            case PINNED -> {
                announcer.note("a thread cannot give up the turn in native code (" + message.text()
                        + "); exploring on platform threads");
                plan = plan.onPlatformThreads();
                waiting.add(0, current);
                return false;
            }
            case INPUTS -> {
                plan = plan.followingInputs();
                waiting.add(0, current);
                return false;
            }
            case BAD_REQUEST -> throw new BadRequestException(message.text());
            case FAILURE -> throw new WorkerFailure(message.text());
            case DONE -> {
                return false;
            }
            case CLOSED -> {
                closed(process);
                return false;
            }
            default -> { }
        }
        return true;
    }

    /** Warnings as they stand in the result: with their numbers and the paths of their schedules. */
    private Result withSchedules(Result result) {
        return result.warnings() == null || result.warnings().isEmpty() ? result : result.change().warnings(
                result.warnings().stream().map(warning -> findings.warning(current, warning, null)).toList()).build();
    }

    /** Tries, in processes of their own, whether the initialisers of classes that need each other can deadlock. */
    private Result withInitializers(Result explored) throws IOException, InterruptedException {
        List<String> classes = suspects;
        suspects = List.of();
        if (classes.isEmpty()) {
            return explored;
        }
        Result result = !explored.complete() ? explored : explored.notComplete(
                "not all orders were tried in which threads can initialise " + String.join(", ", classes));
        boolean wanted = result.violations().isEmpty() || plan.options().all();
        if (!wanted || plan.number() > 0 || time.isSpent()) {
            return result;
        }
        InitializerSearch search = new InitializerSearch(plan.launch(), plan.request(current, time.searchMillis()));
        InitializerSearch.Found found = search.find(current, result, () -> stoppedAt != 0 || time.isSpent());
        if (found == null) {
            return result;
        }
        add(found.violation(), found.schedule());
        List<Violation> violations = new ArrayList<>(result.violations());
        violations.add(found.violation());
        return result.withViolations(violations);
    }

    private Violation add(Violation violation, Schedule schedule) {
        Violation added = findings.add(current, violation, schedule);
        if (added != null) {
            announcer.violation(added);
            found.accept(added);
        }
        return added;
    }

    /** The worker has said where it hangs. */
    private void stalled(Violation violation, Schedule schedule)
            throws BadRequestException, IOException, InterruptedException {
        ended(violation, schedule == null ? null : LostWorkerResults.withKind(schedule, violation.kind()));
    }

    private void closed(WorkerProcess process) throws BadRequestException, IOException, InterruptedException {
        int exitCode = process.exitCode();
        if (stoppedAt != 0) {
            gone(null);
            return;
        }
        Crash crash = Crash.of(exitCode, process.pid(), plan.launch());
        if (current == null) {
            throw LostWorkerResults.notStarted(plan.launch(), crash);
        }
        ended(LostWorkerResults.crashed(current, crash));
    }

    /** The worker was ended; what is known is its last progress. */
    private void gone(String why) throws BadRequestException, IOException, InterruptedException {
        if (current == null) {
            if (stoppedAt == 0) {
                throw new WorkerFailure("the worker " + why + " before the test began");
            }
            return;
        }
        if (why != null && stoppedAt == 0) {
            ended(LostWorkerResults.silent(current));
            return;
        }
        results.add(new TestResult(current, LostWorkerResults.result(plan, current, known(), Status.INCOMPLETE)));
        DecisionLog.delete(plan.log());
    }

    private void ended(Violation violation) throws BadRequestException, IOException, InterruptedException {
        DecisionLog.Content log = DecisionLog.read(plan.log());
        ended(violation, log == null ? null : LostWorkerResults.schedule(plan, current, log, violation.kind()));
    }

    /** The test ended or blocked its process: a replay in a new one shows whether it does so again. */
    private void ended(Violation violation, Schedule schedule)
            throws BadRequestException, IOException, InterruptedException {
        Progress reached = known();
        Violation confirmed = null;
        if (schedule != null && stoppedAt == 0) {
            announcer.enter(Phase.CONFIRMING, current);
            // Once it has been silent for long enough, the other process need not be watched longer than there is time.
            long stall = Math.min(plan.stallMillis(), Math.max(LEAST_STALL_MILLIS, time.untilEndMillis() / 2));
            ReplayOutcome again = new ReplayRun(plan.launch(), plan.replayRequest(schedule, stall), announcer, null, null,
                    new StepGoal()).within(time).run();
            if (again == null) {
                excused(violation.message() + "; there was no time left to replay it in a new process (--time)");
                return;
            }
            if (again.violation() != null && again.violation().kind() == violation.kind()) {
                confirmed = violation.confirmedWith(again.steps());
            }
        }
        if (confirmed == null) {
            excused(violation.message() + "; a new process under the same schedule did not end so, so it is not held against"
                    + " the test");
            return;
        }
        add(confirmed, schedule);
        results.add(new TestResult(current, LostWorkerResults.result(plan, current, reached, Status.VIOLATION)));
        DecisionLog.delete(plan.log());
    }

    /** The worker has gone, and nothing says that it is the test's fault. */
    private void excused(String why) throws IOException {
        results.add(new TestResult(current, LostWorkerResults.result(plan, current, known(), Status.INCOMPLETE).withNote(why)));
        DecisionLog.delete(plan.log());
    }

    /** How far the worker had come. */
    private Progress known() throws IOException {
        DecisionLog.Content log = DecisionLog.read(plan.log());
        long executions = log != null ? log.execution() : progress == null ? 0 : progress.executions();
        long elapsed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedAt);
        return new Progress(executions, executions * 1000.0 / Math.max(1, elapsed), elapsed, 0, 0, 0);
    }
}
