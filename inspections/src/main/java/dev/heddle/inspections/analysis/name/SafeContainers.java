package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiUtil;
import java.util.Set;
import java.util.regex.Pattern;

/** Objects made for several threads: nobody sees them torn, but what they hold depends on who came first. */
public final class SafeContainers {

    private static final Pattern TYPES = Pattern.compile("Atomic(Integer|Long|Boolean|Reference)(Array)?"
            + "|(Long|Double)(Adder|Accumulator)|Concurrent\\w+|CopyOnWriteArray\\w+|\\w*Blocking(Queue|Deque)"
            + "|LinkedTransferQueue|DelayQueue|(Scheduled)?ExecutorService|ForkJoinPool");

    private static final Set<String> CHANGING = Set.of(
            "accumulate", "accumulateAndGet", "add", "addAll", "addAndGet", "addFirst", "addLast", "clear", "close",
            "compareAndSet", "compute", "computeIfAbsent", "computeIfPresent", "decrement", "decrementAndGet",
            "getAndAdd", "getAndDecrement", "getAndIncrement", "getAndSet", "increment", "incrementAndGet",
            "lazySet", "merge", "offer", "put", "putAll", "putIfAbsent", "remove", "replace", "set", "shutdown",
            "shutdownNow", "updateAndGet");

    private static final Set<String> READING = Set.of(
            "contains", "containsKey", "containsValue", "execute", "get", "getOrDefault", "getPlain", "intValue",
            "isEmpty", "longValue", "peek", "poll", "schedule", "size", "submit", "sum", "sumThenReset",
            "toString");

    /** What only looks, even if the body round it is not among those that threads are known to reach. */
    private static final Set<String> LOOKING = Set.of(
            "contains", "containsKey", "containsValue", "entrySet", "forEach", "get", "getOrDefault", "isEmpty",
            "iterator", "keySet", "size", "stream", "toString", "values");

    private SafeContainers() {}

    public static boolean looks(PsiElement call) {
        return call instanceof PsiMethodCallExpression looking
                && LOOKING.contains(looking.getMethodExpression().getReferenceName());
    }

    public static boolean touches(String method) {
        return CHANGING.contains(method) || READING.contains(method);
    }

    public static boolean changes(String method) {
        return CHANGING.contains(method);
    }

    public static boolean isSafe(PsiVariable variable) {
        PsiExpression made = PsiUtil.skipParenthesizedExprDown(variable.getInitializer());
        PsiJavaCodeReferenceElement madeOf =
                made instanceof PsiNewExpression created ? created.getClassReference() : null;
        String simple = madeOf != null ? madeOf.getReferenceName()
                : variable.getType() instanceof PsiClassType declared ? declared.getClassName() : null;
        if (simple == null || !TYPES.matcher(simple).matches()) {
            return false;
        }
        PsiClass resolved = madeOf != null ? Names.classOf(madeOf) : Names.classOf(variable);
        String name = resolved == null ? null : resolved.getQualifiedName();
        return name != null && name.startsWith("java.util.concurrent.");
    }
}
