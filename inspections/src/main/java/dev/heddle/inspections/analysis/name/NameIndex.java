package dev.heddle.inspections.analysis.name;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.openapi.util.Key;
import com.intellij.psi.JavaElementVisitor;
import com.intellij.psi.JavaRecursiveElementWalkingVisitor;
import com.intellij.psi.PsiAnonymousClass;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiCatchSection;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiCompiledElement;
import com.intellij.psi.PsiDeclarationStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiMember;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNamedElement;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReferenceList;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.PsiUnaryExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.CachedValueProvider;
import com.intellij.psi.util.CachedValuesManager;
import com.intellij.psi.util.PsiModificationTracker;
import com.intellij.psi.util.PsiTreeUtil;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The declarations, references and steps of a file, gathered in one pass: nobody else reads the whole file. */
public final class NameIndex {

    /** What code has that is made for several threads. */
    private static final Pattern SIGNS = Pattern.compile(
            "\\b(synchronized|volatile)\\b|\\b(Atomic|Concurrent)[A-Z]|Lock\\b|Executor"
                    + "|\\b(new|extends) Thread\\b|\\bThread\\.|\\bThread \\w+\\s*[=;]"
                    + "|\\b(supply|run|then\\w+|handle|whenComplete|complete)Async\\(|\\bparallel(Stream)?\\(");

    private static final Key<Boolean> READ = Key.create("heddle.names.read");

    /** Where in the file a class is named: inside one class, a name means one class. */
    private record ClassName(PsiClass scope, String name) {}

    private final Map<String, List<PsiReferenceExpression>> references = new HashMap<>();
    private final List<PsiClass> classes = new ArrayList<>();
    private final List<PsiElement> steps = new ArrayList<>();
    private final Map<String, List<PsiNewExpression>> creations = new HashMap<>();
    private final Map<String, List<PsiField>> fields = new HashMap<>();
    private final Map<String, List<PsiMethod>> methods = new HashMap<>();
    private final Map<String, Set<PsiMember>> membersWithLocal = new HashMap<>();
    private final Set<String> localClassNames = new HashSet<>();
    private final Map<String, Map<PsiElement, List<PsiReferenceExpression>>> resolved = new ConcurrentHashMap<>();
    private final Map<ClassName, Optional<PsiClass>> namedClasses = new ConcurrentHashMap<>();
    private final Map<String, Boolean> endings = new ConcurrentHashMap<>();
    private final boolean showsThreads;

    private NameIndex(PsiFile file) {
        // A compiled file has declarations without code, and PSI does not want them walked.
        boolean source = !(file instanceof PsiCompiledElement);
        if (source) {
            file.accept(new Collector());
        }
        showsThreads = source && SIGNS.matcher(file.getViewProvider().getContents()).find();
        file.putUserData(READ, true);
    }

    private final class Collector extends JavaRecursiveElementWalkingVisitor {

        @Override
        public void visitReferenceExpression(PsiReferenceExpression reference) {
            String name = reference.getReferenceName();
            if (name != null) {
                references.computeIfAbsent(name, key -> new ArrayList<>()).add(reference);
            }
            super.visitReferenceExpression(reference);
        }

        @Override
        public void visitClass(PsiClass type) {
            ProgressManager.checkCanceled();
            if (type instanceof PsiTypeParameter || type.getParent() instanceof PsiDeclarationStatement) {
                localClassNames.add(String.valueOf(type.getName()));
            }
            if (!(type instanceof PsiTypeParameter)) {
                classes.add(type);
            }
            super.visitClass(type);
        }

        @Override
        public void visitVariable(PsiVariable variable) {
            String name = String.valueOf(variable.getName());
            if (variable instanceof PsiField field) {
                fields.computeIfAbsent(name, key -> new ArrayList<>(1)).add(field);
            } else {
                membersWithLocal
                        .computeIfAbsent(name, key -> new HashSet<>(2))
                        .add(PsiTreeUtil.getParentOfType(variable, PsiMember.class));
            }
            super.visitVariable(variable);
        }

        @Override
        public void visitMethod(PsiMethod method) {
            methods.computeIfAbsent(method.getName(), key -> new ArrayList<>(1)).add(method);
            super.visitMethod(method);
        }

        @Override
        public void visitStatement(PsiStatement statement) {
            steps.add(statement);
            super.visitStatement(statement);
        }

        @Override
        public void visitCatchSection(PsiCatchSection section) {
            steps.add(section);
            super.visitCatchSection(section);
        }

        @Override
        public void visitMethodCallExpression(PsiMethodCallExpression call) {
            steps.add(call);
            super.visitMethodCallExpression(call);
        }

        @Override
        public void visitNewExpression(PsiNewExpression created) {
            steps.add(created);
            if (created.getClassReference() != null) {
                creations.computeIfAbsent(
                                String.valueOf(created.getClassReference().getReferenceName()),
                                key -> new ArrayList<>(1))
                        .add(created);
            }
            super.visitNewExpression(created);
        }

        @Override
        public void visitUnaryExpression(PsiUnaryExpression expression) {
            steps.add(expression);
            super.visitUnaryExpression(expression);
        }

        @Override
        public void visitAssignmentExpression(PsiAssignmentExpression expression) {
            steps.add(expression);
            super.visitAssignmentExpression(expression);
        }
    }

    public static NameIndex of(PsiFile file) {
        return CachedValuesManager.getCachedValue(
                file,
                () -> CachedValueProvider.Result.create(
                        new NameIndex(file), PsiModificationTracker.MODIFICATION_COUNT));
    }

    /** Whether the file has been read already: a single name of another file is not worth reading it. */
    static boolean isAtHand(PsiFile file) {
        return file != null && Boolean.TRUE.equals(file.getUserData(READ));
    }

    /** Shows a visitor all that does something: statements, catch sections, calls, creations, changes of variables. */
    public void visitSteps(JavaElementVisitor visitor) {
        for (PsiElement step : steps) {
            ProgressManager.checkCanceled();
            step.accept(visitor);
        }
    }

    /** All classes of the file, nested, local and anonymous ones too. */
    List<PsiClass> classes() {
        return classes;
    }

    boolean declaresField(String name) {
        return fields.containsKey(name);
    }

    boolean declaresMethod(String name) {
        return methods.containsKey(name);
    }

    /** Whether a member round the place has a local variable, parameter or record component of that name. */
    boolean mayBeLocal(PsiElement place, String name) {
        Set<PsiMember> members = membersWithLocal.get(name);
        for (PsiElement round = place; members != null && round != null && !(round instanceof PsiFile);
                round = round.getParent()) {
            if (round instanceof PsiMember member && members.contains(member)) {
                return true;
            }
        }
        return false;
    }

    /** The field of that name that a class of the file has, its own or an inherited one; null where there is none. */
    PsiField fieldOf(PsiClass type, String name) {
        for (PsiField field : fields.getOrDefault(name, List.of())) {
            if (field.getContainingClass() == type) {
                return field;
            }
        }
        return inherits(type) ? type.findFieldByName(name, true) : null;
    }

    /** Whether a class of the file has a method of that name, its own or an inherited one. */
    boolean hasMethod(PsiClass type, String name) {
        for (PsiMethod method : methods.getOrDefault(name, List.of())) {
            if (method.getContainingClass() == type) {
                return true;
            }
        }
        // Also a plain class inherits the methods of Object, an enum or record has some that nobody wrote.
        return type.findMethodsByName(name, true).length > 0;
    }

    private static boolean inherits(PsiClass type) {
        return type instanceof PsiAnonymousClass
                || type.isRecord()
                || names(type.getExtendsList()) > 0
                || names(type.getImplementsList()) > 0;
    }

    private static int names(PsiReferenceList types) {
        return types == null ? 0 : types.getReferenceElements().length;
    }

    /** The class that a reference in the file names, or null. */
    PsiClass classNamed(PsiJavaCodeReferenceElement reference) {
        String name = reference.getReferenceName();
        PsiClass scope = PsiTreeUtil.getParentOfType(reference, PsiClass.class);
        if (name == null || scope == null || scope instanceof PsiAnonymousClass || reference.isQualified()
                || localClassNames.contains(name)) {
            return resolve(reference);
        }
        return namedClasses
                .computeIfAbsent(new ClassName(scope, name), key -> Optional.ofNullable(resolve(reference)))
                .orElse(null);
    }

    private static PsiClass resolve(PsiJavaCodeReferenceElement reference) {
        return reference.resolve() instanceof PsiClass type ? type : null;
    }

    /** Where the file makes objects of a class. */
    public List<PsiNewExpression> creationsOf(PsiClass type) {
        return creations.getOrDefault(String.valueOf(type.getName()), List.of()).stream()
                .filter(created -> created.getClassReference().isReferenceTo(type))
                .toList();
    }

    /** References to a variable or method of the file, in its order. */
    public List<PsiReferenceExpression> usesOf(PsiNamedElement target) {
        String name = String.valueOf(target.getName());
        return resolved.computeIfAbsent(name, this::byTarget).getOrDefault(target, List.of());
    }

    private Map<PsiElement, List<PsiReferenceExpression>> byTarget(String name) {
        Map<PsiElement, List<PsiReferenceExpression>> uses = new HashMap<>();
        for (PsiReferenceExpression reference : named(name)) {
            PsiElement target = reference.getParent() instanceof PsiMethodCallExpression call
                            && call.getMethodExpression() == reference
                    ? Names.methodOf(call)
                    : Names.targetOf(reference);
            if (target != null) {
                uses.computeIfAbsent(target, key -> new ArrayList<>()).add(reference);
            }
        }
        return uses;
    }

    /**
     * Whether the file has anything that is made for several threads. Where it has nothing of the kind, the stages of
     * the futures that it is given run on its own thread, as far as one can tell.
     */
    public boolean showsThreads() {
        return showsThreads;
    }

    /** Whether some reference has a name that ends so. */
    public boolean hasNameEndingWith(String end) {
        return endings.computeIfAbsent(end, key -> references.keySet().stream().anyMatch(name -> name.endsWith(end)));
    }

    /** References whose last name is this one, in the order of the file. */
    public List<PsiReferenceExpression> named(String name) {
        return references.getOrDefault(name, List.of());
    }
}
