package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.CachedValueProvider;
import com.intellij.psi.util.CachedValuesManager;
import com.intellij.psi.util.PsiModificationTracker;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.body.CallGraph;
import dev.heddle.inspections.analysis.body.Roots;
import dev.heddle.inspections.analysis.body.Summaries;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.Root;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.FileScope;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.SafeContainers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** What the inspections know about a file, worked out once per state of the project and shared by all of them. */
public final class FileModel {

    private final FileScope scope;
    private final Summaries summaries;
    private final List<Root> roots;
    private final EarlyReleases earlyReleases;
    private final MayOverlap concurrency;
    private final Map<Variable, List<Conflict.Side>> sides;
    private final Map<PsiVariable, List<Variable>> byDeclaration = new HashMap<>();
    private final Map<PsiElement, Guards> guards = new ConcurrentHashMap<>();
    private final CallGraph calls;
    private final List<Conflict> conflicts;
    /** Null until it is asked for; each finding asks. */
    private Boolean showsItsThreads;
    private List<Root> starts;

    private FileModel(PsiJavaFile file, EntryPoints entryPoints) {
        scope = new FileScope(file);
        summaries = new Summaries(scope);
        calls = new CallGraph(scope, summaries);
        roots = Roots.find(scope, summaries, calls, entryPoints);
        earlyReleases = new EarlyReleases(this);
        concurrency = new MayOverlap(summaries, earlyReleases);
        sides = SharedAccesses.sidesByVariable(roots);
        sides.keySet().forEach(variable ->
                byDeclaration.computeIfAbsent(variable.declaration(), key -> new ArrayList<>()).add(variable));
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

    public FileScope scope() {
        return scope;
    }

    public Summaries summaries() {
        return summaries;
    }

    public List<Root> roots() {
        return roots;
    }

    /** The starts of threads, each once, though a method and its callers may know it by different names. */
    List<Root> starts() {
        List<Root> known = starts;
        if (known == null) {
            Map<PsiElement, List<Root>> byPlace = new LinkedHashMap<>();
            for (Root root : roots) {
                if (root.kind() == Root.Kind.STARTED) {
                    byPlace.computeIfAbsent(root.spawn().place(), key -> new ArrayList<>()).add(root);
                }
            }
            known = byPlace.values().stream()
                    .flatMap(same -> same.stream().filter(
                            root -> same.stream().noneMatch(outer -> concurrency.isSeenFromInside(root, outer))))
                    .toList();
            starts = known;
        }
        return known;
    }

    public MayOverlap concurrency() {
        return concurrency;
    }

    /** Whether a program or test of this file starts all threads that matter to it. */
    boolean showsItsThreads() {
        Boolean known = showsItsThreads;
        if (known == null) {
            known = Programs.startThreads(this);
            showsItsThreads = known;
        }
        return known;
    }

    /** What may hold a thread back from a place; asked again for each pair of accesses. */
    Guards guardsOf(PsiElement place) {
        return guards.computeIfAbsent(place, key -> guardsOf(key, 0));
    }

    /** The same, where what comes before an offset does not count. */
    Guards guardsOf(PsiElement place, int from) {
        return Guards.of(place, from, earlyReleases);
    }

    /** All accesses of each variable, with the threads they happen on. */
    public Map<Variable, List<Conflict.Side>> sides() {
        return sides;
    }

    public CallGraph calls() {
        return calls;
    }

    /** The variables that readers know by one declaration: a field of several objects, a field and its content. */
    public List<Variable> declaredBy(PsiVariable declaration) {
        return byDeclaration.getOrDefault(declaration, List.of());
    }

    /**
     * Whether a private variable of a program with a main method or of a test is used by one thread after the other:
     * all its uses are then in sight.
     */
    public boolean neverMeet(PsiVariable variable) {
        boolean own = !(variable instanceof PsiField field) || field.hasModifierProperty(PsiModifier.PRIVATE);
        List<Conflict.Side> uses = own ? usesOf(variable) : List.of();
        if (uses.isEmpty() || !NameIndex.of(scope.file()).usesOf(variable).stream()
                .allMatch(concurrency::isIsolated)) {
            return false;
        }
        return !canMeet(uses);
    }

    /** Whether one thread that the file shows makes all changes of a private field, and the others only look. */
    public boolean isChangedByOneThread(PsiVariable variable) {
        if (!(variable instanceof PsiField field) || !field.hasModifierProperty(PsiModifier.PRIVATE)) {
            return false;
        }
        List<Conflict.Side> uses = usesOf(field);
        List<Conflict.Side> changes = uses.stream().filter(Conflict.Side::isWrite).toList();
        Set<PsiElement> known = uses.stream().map(Conflict.Side::place).collect(Collectors.toSet());
        return !changes.isEmpty()
                && changes.stream().map(Conflict.Side::root).allMatch(
                        root -> root.kind() == Root.Kind.STARTED || root.kind() == Root.Kind.TASK)
                && !canMeet(changes)
                && NameIndex.of(scope.file()).usesOf(field).stream()
                        .map(use -> use.getParent().getParent())
                        .allMatch(call -> known.contains(call) || SafeContainers.looks(call));
    }

    /** Whether a place belongs to one thread that the file shows, and no other thread changes the private field. */
    public boolean isOnlyChangedBy(PsiField field, PsiExpression place) {
        if (!field.hasModifierProperty(PsiModifier.PRIVATE)) {
            return false;
        }
        List<Conflict.Side> changes = new ArrayList<>();
        for (Variable use : declaredBy(field)) {
            sides.get(use).stream()
                    .filter(side -> use.field() == field && side.isWrite())
                    .forEach(changes::add);
        }
        List<Conflict.Side> here = changes.stream().filter(side -> side.place() == place).toList();
        return !here.isEmpty()
                && here.stream().allMatch(side -> side.root().kind() == Root.Kind.STARTED
                        || side.root().kind() == Root.Kind.TASK)
                && !canMeet(changes);
    }

    private boolean canMeet(List<Conflict.Side> sides) {
        return sides.stream().anyMatch(one -> sides.stream().anyMatch(
                other -> concurrency.canOverlap(one.root(), one.access(), other.root(), other.access())));
    }

    /** Whether two threads of the file can be at a field at once, one of them writing. */
    public boolean meet(PsiField field) {
        for (Variable variable : declaredBy(field)) {
            List<Conflict.Side> uses = variable.field() == field ? sides.get(variable) : List.of();
            for (Conflict.Side one : uses) {
                for (Conflict.Side other : uses) {
                    if (one.isWrite()
                            && concurrency.canOverlap(one.root(), one.access(), other.root(), other.access())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether two threads of the file can be at what a map, collection or atomic holds. */
    public boolean meetAtContent(PsiField field) {
        return canMeet(usesOf(field));
    }

    private List<Conflict.Side> usesOf(PsiVariable variable) {
        List<Conflict.Side> uses = new ArrayList<>();
        for (Variable use : declaredBy(variable)) {
            if (use.safe()) {
                uses.addAll(sides.get(use));
            }
        }
        return uses;
    }

    /** How often a place runs, where that can be told exactly; -1 otherwise. */
    int executionsOf(PsiElement place) {
        return new Executions(this).of(place);
    }

    /** How often the methods of a synchronizer are called. */
    public CallCounts callsOn(PsiVariable synchronizer) {
        return CallCounts.of(this, synchronizer);
    }

    /** How many of the threads that the file starts read something inside an expression; several count as two. */
    public int threadsAt(PsiElement expression) {
        int threads = 0;
        for (Root root : starts()) {
            boolean reads = root.accesses().stream()
                    .anyMatch(access -> PsiTreeUtil.isAncestor(expression, access.place(), false));
            threads += !reads ? 0 : root.many() ? 2 : 1;
        }
        return threads;
    }

    /** The variables that two threads can reach without a common lock, one pair of accesses for each. */
    public List<Conflict> conflicts() {
        return conflicts;
    }
}
