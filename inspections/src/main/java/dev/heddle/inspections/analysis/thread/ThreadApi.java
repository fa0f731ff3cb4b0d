package dev.heddle.inspections.analysis.thread;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.CachedValueProvider;
import com.intellij.psi.util.CachedValuesManager;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.PsiModificationTracker;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Knows the JDK's calls that start, await and exclude threads. Names are tried first: resolving is dear. */
public final class ThreadApi {

    /** What a call means for threads. */
    public enum Meaning {
        NONE,
        /** Runs its arguments on another thread. */
        START_ARGUMENTS,
        /** Runs its arguments on several threads and returns when they are done. */
        PARALLEL,
        /** Runs its receiver on another thread. */
        START_RECEIVER,
        /** Waits for the receiver to end. */
        JOIN_RECEIVER,
        /** Waits until everything started so far is done. */
        JOIN_ALL,
        WAIT,
        LOCK,
        TRY_LOCK,
        UNLOCK
    }

    private static final String COMPLETION_SERVICE = "java.util.concurrent.CompletionService";

    private static final Set<String> EXECUTOR_STARTS = Set.of(
            "execute", "submit", "schedule", "scheduleAtFixedRate", "scheduleWithFixedDelay", "fork");
    private static final Set<String> COMPLETABLE_STARTS = Set.of(
            "runAsync", "supplyAsync", "thenApplyAsync", "thenAcceptAsync", "thenRunAsync", "thenComposeAsync",
            "thenCombineAsync", "handleAsync", "whenCompleteAsync", "exceptionallyAsync", "thenApply", "thenAccept",
            "thenRun", "thenCompose", "handle", "whenComplete", "exceptionally", "thenCombine", "thenAcceptBoth",
            "thenAcceptBothAsync", "runAfterBoth", "runAfterBothAsync", "applyToEither", "applyToEitherAsync",
            "acceptEither", "acceptEitherAsync", "runAfterEither", "runAfterEitherAsync", "exceptionallyCompose",
            "exceptionallyComposeAsync", "completeAsync");
    private static final Set<String> STREAM_OPERATIONS = Set.of(
            "forEach", "forEachOrdered", "map", "mapToObj", "mapToInt", "mapToLong", "mapToDouble", "mapMulti", "flatMap",
            "filter", "takeWhile", "dropWhile", "peek", "reduce", "collect", "anyMatch", "allMatch", "noneMatch");
    private static final Set<String> NAMES = Set.of(
            "start", "startVirtualThread", "newThread", "unstarted", "join", "get", "await", "awaitTermination",
            "close", "invokeAll", "invokeAny", "invoke", "awaitQuiescence", "arriveAndAwaitAdvance", "wait",
            "awaitNanos", "awaitUninterruptibly", "lock", "lockInterruptibly", "tryLock", "unlock", "acquire",
            "acquireUninterruptibly", "tryAcquire", "release", "writeLock", "readLock", "unlockWrite", "unlockRead",
            "acquireShared", "releaseShared", "setUncaughtExceptionHandler",
            "tryConvertToWriteLock", "tryConvertToReadLock", "take");

    /** Methods of classes that have a call of their own for it, with what it means. */
    private static final Map<String, Meaning> OF_CLASSES = Map.of(
            "java.util.Arrays.parallelSetAll", Meaning.PARALLEL,
            "java.util.Arrays.parallelPrefix", Meaning.PARALLEL,
            "java.util.Arrays.parallelSort", Meaning.PARALLEL,
            "javax.swing.SwingUtilities.invokeLater", Meaning.START_ARGUMENTS,
            "javax.swing.SwingUtilities.invokeAndWait", Meaning.PARALLEL,
            "java.awt.EventQueue.invokeLater", Meaning.START_ARGUMENTS,
            "java.awt.EventQueue.invokeAndWait", Meaning.PARALLEL,
            "javafx.application.Platform.runLater", Meaning.START_ARGUMENTS);
    private static final Set<String> EVENT_THREAD = Set.of("invokeLater", "invokeAndWait", "runLater");
    private static final Set<String> NAMES_OF_CLASSES = OF_CLASSES.keySet().stream()
            .map(name -> name.substring(name.lastIndexOf('.') + 1))
            .collect(Collectors.toUnmodifiableSet());

    private ThreadApi() {}

    static boolean mayMatter(String name) {
        return NAMES.contains(name)
                || EXECUTOR_STARTS.contains(name)
                || COMPLETABLE_STARTS.contains(name)
                || NAMES_OF_CLASSES.contains(name)
                || STREAM_OPERATIONS.contains(name);
    }

    /** Whether a start is a continuation that runs where the stage before it ended. */
    public static boolean isPlainStage(PsiElement start) {
        return isStage(start)
                && !((PsiMethodCallExpression) start).getMethodExpression().getReferenceName().endsWith("Async");
    }

    /** Whether a start is a step of a future. */
    public static boolean isStage(PsiElement start) {
        String name = start instanceof PsiMethodCallExpression call
                ? call.getMethodExpression().getReferenceName()
                : null;
        return name != null && COMPLETABLE_STARTS.contains(name);
    }

    /** Whether a start hands its code to the one thread of the user interface. */
    public static boolean isForEventThread(PsiElement start) {
        return start instanceof PsiMethodCallExpression call
                && EVENT_THREAD.contains(String.valueOf(call.getMethodExpression().getReferenceName()));
    }

    public static Meaning meaningOf(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        if (name == null || !mayMatter(name)) {
            return Meaning.NONE;
        }
        if (STREAM_OPERATIONS.contains(name)) {
            return isParallelStream(call) ? Meaning.PARALLEL : Meaning.NONE;
        }
        if (name.equals("wait")) {
            PsiMethod method = Names.methodOf(call);
            return method != null && isDeclaredIn(method, "java.lang.Object") ? Meaning.WAIT : Meaning.NONE;
        }
        PsiClass type = receiverClass(call);
        if (type == null) {
            return Meaning.NONE;
        }
        return switch (familyOf(type)) {
            case THREAD -> ofThread(name, call);
            case FUTURE -> ofFuture(name, type, call);
            case EXECUTOR -> runsInTurn(call) ? Meaning.NONE : ofExecutor(name, type);
            case LOCK -> isSharedByMany(call) ? Meaning.NONE : ofLock(name);
            case OTHER -> isIgnoredWait(name, call) ? Meaning.NONE : ofOthers(name, type);
        };
    }

    /** A wait that may have ended because its time was up, and nobody looks. */
    private static boolean isIgnoredWait(String name, PsiMethodCallExpression call) {
        return name.equals("await")
                && !call.getArgumentList().isEmpty()
                && call.getParent() instanceof PsiExpressionStatement;
    }

    private enum Family { THREAD, FUTURE, EXECUTOR, LOCK, OTHER }

    /** Kept with the class: the same few are asked for at every other call. */
    private static Family familyOf(PsiClass type) {
        return CachedValuesManager.getCachedValue(
                type,
                () -> CachedValueProvider.Result.create(findFamily(type), PsiModificationTracker.MODIFICATION_COUNT));
    }

    public static boolean isThread(PsiClass type) {
        return familyOf(type) == Family.THREAD;
    }

    private static Family findFamily(PsiClass type) {
        if (is(type, "java.lang.Thread")) {
            return Family.THREAD;
        }
        if (is(type, "java.util.concurrent.Future")) {
            return Family.FUTURE;
        }
        if (is(type, "java.util.concurrent.Executor") || is(type, COMPLETION_SERVICE)) {
            return Family.EXECUTOR;
        }
        return is(type, "java.util.concurrent.locks.Lock")
                        || is(type, "java.util.concurrent.Semaphore")
                        || is(type, "java.util.concurrent.locks.StampedLock")
                        || is(type, "java.util.concurrent.locks.AbstractQueuedSynchronizer")
                ? Family.LOCK
                : Family.OTHER;
    }

    private static Meaning ofThread(String name, PsiMethodCallExpression call) {
        return switch (name) {
            case "start" -> Meaning.START_RECEIVER;
            case "startVirtualThread" -> Meaning.START_ARGUMENTS;
            case "join" -> isTimedJoin(call) ? Meaning.NONE : Meaning.JOIN_RECEIVER;
            case "setUncaughtExceptionHandler" -> Meaning.START_ARGUMENTS;
            default -> Meaning.NONE;
        };
    }

    /** A join that ends when its time is up, in code that does not ask whether the thread has ended. */
    public static boolean isTimedJoin(PsiMethodCallExpression call) {
        PsiMethod method = PsiTreeUtil.getParentOfType(call, PsiMethod.class);
        return !call.getArgumentList().isEmpty()
                && (method == null || !method.getText().contains(".isAlive()"));
    }

    private static Meaning ofFuture(String name, PsiClass type, PsiMethodCallExpression call) {
        if (COMPLETABLE_STARTS.contains(name) && is(type, "java.util.concurrent.CompletionStage")) {
            boolean elsewhere = name.endsWith("Async") || NameIndex.of(call.getContainingFile()).showsThreads();
            return elsewhere ? Meaning.START_ARGUMENTS : Meaning.NONE;
        }
        return switch (name) {
            case "get", "join" -> Meaning.JOIN_RECEIVER;
            case "fork" -> Meaning.START_RECEIVER;
            case "invokeAll" -> Meaning.PARALLEL;
            default -> Meaning.NONE;
        };
    }

    /** An executor from elsewhere that says by its name that it runs one task after the other runs the caller too. */
    private static boolean runsInTurn(PsiMethodCallExpression call) {
        PsiExpression executor = call.getMethodExpression().getQualifierExpression();
        return EXECUTOR_STARTS.contains(call.getMethodExpression().getReferenceName())
                && TasksInTurn.saysSo(executor)
                && SingleThreads.single(executor) == null;
    }

    private static Meaning ofExecutor(String name, PsiClass type) {
        if (EXECUTOR_STARTS.contains(name)) {
            return Meaning.START_ARGUMENTS;
        }
        return switch (name) {
            case "invokeAll", "invokeAny", "invoke" -> Meaning.PARALLEL;
            case "awaitTermination", "close", "awaitQuiescence" -> Meaning.JOIN_ALL;
            case "take" -> is(type, COMPLETION_SERVICE) ? Meaning.JOIN_ALL : Meaning.NONE;
            default -> Meaning.NONE;
        };
    }

    /** A semaphore that is made with several permits, or asked for more than one at a time, keeps nobody out. */
    private static boolean isSharedByMany(PsiMethodCallExpression call) {
        PsiExpression[] asked = call.getArgumentList().getExpressions();
        return asked.length % 2 == 1 && isPermits(asked[0], call)
                || isMadeWithSeveral(call);
    }

    private static boolean isPermits(PsiExpression argument, PsiMethodCallExpression call) {
        return !argument.getText().equals("1")
                && call.getMethodExpression().getReferenceName().matches("(tryA|a)cquire(Uninterruptibly)?|release")
                && is(receiverClass(call), "java.util.concurrent.Semaphore");
    }

    private static boolean isMadeWithSeveral(PsiMethodCallExpression call) {
        return PsiUtil.skipParenthesizedExprDown(call.getMethodExpression().getQualifierExpression())
                        instanceof PsiReferenceExpression reference
                && Names.targetOf(reference) instanceof PsiVariable semaphore
                && PsiUtil.skipParenthesizedExprDown(semaphore.getInitializer()) instanceof PsiNewExpression made
                && made.getClassReference() != null
                && "Semaphore".equals(made.getClassReference().getReferenceName())
                && made.getArgumentList() != null
                && made.getArgumentList().getExpressionCount() > 0
                && made.getArgumentList().getExpressions()[0] instanceof PsiLiteralExpression permits
                && permits.getValue() instanceof Integer number
                && number > 1;
    }

    private static Meaning ofLock(String name) {
        return switch (name) {
            case "lock", "lockInterruptibly", "acquire", "acquireUninterruptibly", "writeLock", "readLock",
                    "tryConvertToWriteLock" ->
                    Meaning.LOCK;
            case "tryLock", "tryAcquire" -> Meaning.TRY_LOCK;
            case "unlock", "release", "unlockWrite", "unlockRead" -> Meaning.UNLOCK;
            default -> Meaning.NONE;
        };
    }

    private static Meaning ofOthers(String name, PsiClass type) {
        boolean await = name.startsWith("await") || name.equals("arriveAndAwaitAdvance");
        if (await && is(type, "java.util.concurrent.locks.Condition")) {
            return Meaning.WAIT;
        }
        if (await && (isNamed(type, "java.util.concurrent.CountDownLatch")
                || isNamed(type, "java.util.concurrent.CyclicBarrier")
                || isNamed(type, "java.util.concurrent.Phaser"))) {
            return Meaning.JOIN_ALL;
        }
        if (is(type, "java.util.Timer") && name.startsWith("schedule")) {
            return Meaning.START_ARGUMENTS;
        }
        if (is(type, "java.util.concurrent.ThreadFactory") || isNamed(type, "java.lang.Thread.Builder")
                || is(type, "java.lang.Thread.Builder")) {
            return name.equals("newThread") || name.equals("start") || name.equals("unstarted")
                    ? Meaning.START_ARGUMENTS
                    : Meaning.NONE;
        }
        String qualified = String.valueOf(type.getQualifiedName());
        if (qualified.startsWith("java.util.concurrent.StructuredTaskScope")) {
            return name.equals("fork") ? Meaning.START_ARGUMENTS
                    : name.equals("join") ? Meaning.JOIN_ALL : Meaning.NONE;
        }
        return OF_CLASSES.getOrDefault(qualified + '.' + name, Meaning.NONE);
    }

    /** Whether a call is part of a chain of calls on a stream that runs in parallel: the last word in it counts. */
    private static boolean isParallelStream(PsiMethodCallExpression call) {
        PsiMethodCallExpression last = call;
        while (last.getParent() instanceof PsiReferenceExpression name
                && name.getParent() instanceof PsiMethodCallExpression later
                && later.getMethodExpression() == name) {
            last = later;
        }
        PsiExpression step = last;
        for (int i = 0; i < 30 && PsiUtil.skipParenthesizedExprDown(step) instanceof PsiMethodCallExpression one; i++) {
            String name = String.valueOf(one.getMethodExpression().getReferenceName());
            if (name.equals("parallelStream") || name.equals("parallel")) {
                return true;
            }
            if (name.equals("sequential")) {
                return false;
            }
            step = one.getMethodExpression().getQualifierExpression();
        }
        return false;
    }

    /** The class a call is made on. The qualifier tells it sooner than overload resolution does. */
    public static PsiClass receiverClass(PsiMethodCallExpression call) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        PsiClass resolved = qualifier == null ? null : Names.classOf(qualifier);
        if (resolved != null) {
            return resolved;
        }
        PsiMethod method = Names.methodOf(call);
        return method == null ? null : method.getContainingClass();
    }

    public static boolean is(PsiClass type, String name) {
        return InheritanceUtil.isInheritor(type, name);
    }

    private static boolean isNamed(PsiClass type, String name) {
        return name.equals(type.getQualifiedName());
    }

    private static boolean isDeclaredIn(PsiMethod method, String className) {
        return method.getContainingClass() != null && isNamed(method.getContainingClass(), className);
    }
}
