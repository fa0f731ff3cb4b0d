package dev.heddle.inspections.analysis.body;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.name.FileScope;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who calls whom inside a file. */
public final class CallGraph {

    private final Map<PsiMethod, List<Event.Call>> calls = new HashMap<>();
    private final Map<PsiMethod, Boolean> onlyUnderLock = new HashMap<>();
    /** A task may start itself again. */
    private final Set<PsiLambdaExpression> tasks = new HashSet<>();

    public CallGraph(FileScope scope, Summaries summaries) {
        for (PsiClass type : scope.classes()) {
            for (PsiMethod caller : type.getMethods()) {
                addCalls(summaries, caller);
            }
        }
    }

    private void addCalls(Summaries summaries, PsiElement body) {
        for (Event event : summaries.events(body)) {
            if (event instanceof Event.Call call) {
                calls.computeIfAbsent(call.callee(), key -> new ArrayList<>()).add(call);
            } else if (event instanceof Event.Spawn spawn
                    && spawn.task().body() instanceof PsiLambdaExpression lambda
                    && tasks.add(lambda)) {
                addCalls(summaries, lambda);
            }
        }
    }

    /** A method that others of the file call and that is not open to everybody is a part of those others. */
    boolean isHelper(PsiMethod method) {
        return !method.hasModifierProperty(PsiModifier.PUBLIC)
                && calls.getOrDefault(method, List.of()).stream()
                        .anyMatch(call -> PsiTreeUtil.getParentOfType(call.place(), PsiMethod.class) != method);
    }

    /** A method that is not public and whose callers in the file all hold a lock expects to be called so. */
    public boolean isReachedOnlyUnderLock(PsiMethod method) {
        if (method.hasModifierProperty(PsiModifier.PUBLIC)) {
            return false;
        }
        Boolean known = onlyUnderLock.get(method);
        if (known == null) {
            onlyUnderLock.put(method, false);
            List<Event.Call> callers = calls.getOrDefault(method, List.of());
            known = !callers.isEmpty() && callers.stream().allMatch(this::isUnderLock);
            onlyUnderLock.put(method, known);
        }
        return known;
    }

    private boolean isUnderLock(Event.Call call) {
        PsiMethod caller = PsiTreeUtil.getParentOfType(call.place(), PsiMethod.class);
        return !call.held().isEmpty() || caller != null && isReachedOnlyUnderLock(caller);
    }
}
