package dev.heddle.inspections.analysis;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.util.CachedValueProvider;
import com.intellij.psi.util.CachedValuesManager;
import com.intellij.psi.util.PsiModificationTracker;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the inspections know about a file, worked out once per state of the project and shared by all of them. */
public final class FileModel {

    private final FileScope scope;
    private final Summaries summaries;
    private final List<Root> roots;
    private final Concurrency concurrency;
    private final Map<Variable, List<Conflict.Side>> sides;
    private final Map<PsiMethod, Boolean> reachedOnlyUnderLock = new HashMap<>();
    private Map<PsiMethod, List<Event.Call>> callsByMethod;
    private final List<Conflict> conflicts;

    private FileModel(PsiJavaFile file, EntryPoints entryPoints) {
        scope = new FileScope(file);
        summaries = new Summaries(scope);
        roots = Roots.find(scope, summaries, entryPoints);
        concurrency = new Concurrency(summaries);
        sides = SharedAccesses.sidesByVariable(roots);
        conflicts = SharedAccesses.find(this, entryPoints);
    }

    public static FileModel of(PsiJavaFile file, EntryPoints entryPoints) {
        Map<EntryPoints, FileModel> models = CachedValuesManager.getCachedValue(
                file,
                () -> CachedValueProvider.Result.create(
                        new ConcurrentHashMap<>(), PsiModificationTracker.MODIFICATION_COUNT));
        FileModel known = models.get(entryPoints);
        if (known == null) {
            known = new FileModel(file, entryPoints);
            models.put(entryPoints, known);
        }
        return known;
    }

    FileScope scope() {
        return scope;
    }

    Summaries summaries() {
        return summaries;
    }

    List<Root> roots() {
        return roots;
    }

    Concurrency concurrency() {
        return concurrency;
    }

    /** All accesses of each variable, with the threads they happen on. */
    Map<Variable, List<Conflict.Side>> sides() {
        return sides;
    }

    /** A method that is not public and whose callers in the file all hold a lock expects to be called so. */
    boolean isReachedOnlyUnderLock(PsiMethod method) {
        if (method.hasModifierProperty(PsiModifier.PUBLIC)) {
            return false;
        }
        Boolean known = reachedOnlyUnderLock.get(method);
        if (known == null) {
            reachedOnlyUnderLock.put(method, false);
            List<Event.Call> calls = callsByMethod().getOrDefault(method, List.of());
            known = !calls.isEmpty() && calls.stream().allMatch(this::isUnderLock);
            reachedOnlyUnderLock.put(method, known);
        }
        return known;
    }

    private boolean isUnderLock(Event.Call call) {
        PsiMethod caller = PsiTreeUtil.getParentOfType(call.place(), PsiMethod.class);
        return !call.held().isEmpty() || caller != null && isReachedOnlyUnderLock(caller);
    }

    private Map<PsiMethod, List<Event.Call>> callsByMethod() {
        if (callsByMethod == null) {
            callsByMethod = new HashMap<>();
            for (PsiClass type : scope.classes()) {
                for (PsiMethod caller : type.getMethods()) {
                    for (Event event : summaries.events(caller)) {
                        if (event instanceof Event.Call call) {
                            callsByMethod.computeIfAbsent(call.callee(), key -> new ArrayList<>()).add(call);
                        }
                    }
                }
            }
        }
        return callsByMethod;
    }

    /** The variables that two threads can reach without a common lock, one pair of accesses for each. */
    public List<Conflict> conflicts() {
        return conflicts;
    }
}
