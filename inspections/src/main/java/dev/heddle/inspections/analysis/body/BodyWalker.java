package dev.heddle.inspections.analysis.body;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.JavaRecursiveElementVisitor;
import com.intellij.psi.PsiArrayAccessExpression;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiBlockStatement;
import com.intellij.psi.PsiBreakStatement;
import com.intellij.psi.PsiCatchSection;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiCodeBlock;
import com.intellij.psi.PsiContinueStatement;
import com.intellij.psi.PsiDoWhileStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiForStatement;
import com.intellij.psi.PsiForeachStatement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiReturnStatement;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiSwitchLabelStatement;
import com.intellij.psi.PsiSwitchStatement;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.PsiThrowStatement;
import com.intellij.psi.PsiTryStatement;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.PsiWhileStatement;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.Bodies;
import dev.heddle.inspections.analysis.event.BodyEvents;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.event.LockRef;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.lock.LockHelpers;
import dev.heddle.inspections.analysis.lock.Locks;
import dev.heddle.inspections.analysis.lock.SpinLocks;
import dev.heddle.inspections.analysis.lock.TakenTurns;
import dev.heddle.inspections.analysis.name.ClassInitialisers;
import dev.heddle.inspections.analysis.name.FileScope;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.References;
import dev.heddle.inspections.analysis.name.SafeContainers;
import dev.heddle.inspections.analysis.name.UnsafeContainers;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Goes through a body in the order of execution, as far as the source shows it, and tracks which locks are held. */
final class BodyWalker extends JavaRecursiveElementVisitor {

    /** Lambdas given to these are run at once, by the caller. */
    private static final Set<String> RUNS_AT_ONCE = Set.of(
            "forEach", "forEachOrdered", "map", "mapToObj", "mapToInt", "mapToLong", "flatMap", "filter", "peek",
            "reduce", "collect", "anyMatch", "allMatch", "noneMatch", "computeIfAbsent", "computeIfPresent",
            "compute", "merge", "removeIf", "replaceAll", "ifPresent", "ifPresentOrElse", "orElseGet", "sort",
            "updateAndGet", "getAndUpdate", "accumulateAndGet", "assertThrows", "assertTimeout", "doPrivileged");

    private final FileScope scope;
    private final PsiElement body;
    private final BodyEvents events;
    private final CallReader calls;
    private Set<LockRef> held = Set.of();
    /** What a branch has taken and not given back: held afterwards if the thread came that way. */
    private Set<LockRef> perhaps = Set.of();
    private Set<LockRef> heldAtSwitch = Set.of();

    private BodyWalker(FileScope scope, PsiElement body) {
        this.scope = scope;
        this.body = body;
        this.events = new BodyEvents();
        this.calls = new CallReader(scope, body, events);
    }

    /** The events of a method, lambda, initializer or other piece of code. */
    static List<Event> walk(FileScope scope, PsiElement body) {
        BodyWalker walker = new BodyWalker(scope, body);
        walker.held = Locks.heldOnEntry(body);
        PsiElement code = Bodies.codeOf(body);
        if (code != null) {
            code.accept(walker);
        }
        return walker.events.list();
    }

    @Override
    public void visitStatement(PsiStatement statement) {
        ProgressManager.checkCanceled();
        super.visitStatement(statement);
    }

    @Override
    public void visitClass(PsiClass aClass) {
        // A class inside a body has bodies of its own.
    }

    @Override
    public void visitLambdaExpression(PsiLambdaExpression lambda) {
        LockRef lock = LockHelpers.heldDuring(lambda);
        if (lock != null) {
            Set<LockRef> before = held;
            events.acquire(lock, false, lambda.getParent().getParent(), held, perhaps);
            held = LockRef.with(held, lock);
            accept(lambda.getBody());
            held = before;
        } else if (calls.runsAtOnce(lambda, RUNS_AT_ONCE)) {
            accept(lambda.getBody());
        }
    }

    @Override
    public void visitSynchronizedStatement(PsiSynchronizedStatement statement) {
        PsiExpression lockExpression = statement.getLockExpression();
        Set<LockRef> before = held;
        if (lockExpression != null) {
            lockExpression.accept(this);
            LockRef lock = Locks.monitor(lockExpression);
            events.acquire(lock, false, lockExpression, held, perhaps);
            held = LockRef.with(held, lock);
        }
        if (statement.getBody() != null) {
            statement.getBody().accept(this);
        }
        held = before;
    }

    @Override
    public void visitIfStatement(PsiIfStatement statement) {
        accept(statement.getCondition());
        Set<LockRef> before = held;
        Set<LockRef> perhapsBefore = perhaps;
        held = after(statement.getCondition(), true);
        accept(statement.getThenBranch());
        Set<LockRef> afterThen = held;
        Set<LockRef> stillAfterThen = perhaps;
        Set<LockRef> takenByThen = takenBy(statement.getThenBranch(), before, perhapsBefore);
        held = before;
        perhaps = perhapsBefore;
        held = after(statement.getCondition(), false);
        accept(statement.getElseBranch());
        Set<LockRef> takenByElse = takenBy(statement.getElseBranch(), before, perhapsBefore);
        held = merge(statement.getThenBranch(), afterThen, statement.getElseBranch(), held);
        Set<LockRef> taken = LockRef.either(takenByThen, takenByElse);
        perhaps = LockRef.minus(LockRef.either(LockRef.both(stillAfterThen, perhaps), taken), held);
    }

    /** What is held where a condition came out so. */
    private Set<LockRef> after(PsiExpression condition, boolean outcome) {
        LockRef turn = TakenTurns.taken(condition, outcome);
        LockRef missed = Locks.missed(condition, outcome);
        Set<LockRef> rest = missed == null ? held : LockRef.without(held, missed);
        return turn == null ? rest : LockRef.with(rest, turn);
    }

    /**
     * What a branch that goes on has taken and kept. A lock of another branch that it gives back is gone for good:
     * {@code if (x) lock(); … if (x) unlock();}.
     */
    private Set<LockRef> takenBy(PsiStatement branch, Set<LockRef> before, Set<LockRef> perhapsBefore) {
        return endsAbruptly(branch)
                ? Set.of()
                : LockRef.either(LockRef.minus(held, before), LockRef.minus(perhaps, perhapsBefore));
    }

    private static Set<LockRef> merge(
            PsiStatement one, Set<LockRef> afterOne, PsiStatement other, Set<LockRef> afterOther) {
        if (endsAbruptly(one)) {
            return afterOther;
        }
        return endsAbruptly(other) ? afterOne : LockRef.both(afterOne, afterOther);
    }

    private static boolean endsAbruptly(PsiElement statement) {
        if (statement instanceof PsiBlockStatement block) {
            return endsAbruptly(block.getCodeBlock());
        }
        if (statement instanceof PsiCodeBlock block) {
            PsiStatement[] statements = block.getStatements();
            return statements.length > 0 && endsAbruptly(statements[statements.length - 1]);
        }
        return statement instanceof PsiReturnStatement
                || statement instanceof PsiThrowStatement
                || statement instanceof PsiBreakStatement
                || statement instanceof PsiContinueStatement;
    }

    @Override
    public void visitTryStatement(PsiTryStatement statement) {
        accept(statement.getResourceList());
        Set<LockRef> before = held;
        for (LockRef lock : Locks.ofResources(statement.getResourceList())) {
            events.acquire(lock, false, statement.getResourceList(), held, perhaps);
            held = LockRef.with(held, lock);
        }
        accept(statement.getTryBlock());
        Set<LockRef> after = held;
        for (PsiCatchSection section : statement.getCatchSections()) {
            held = before;
            accept(section.getCatchBlock());
            if (!endsAbruptly(section.getCatchBlock())) {
                after = LockRef.both(after, held);
            }
        }
        held = statement.getResourceList() == null ? after : LockRef.both(before, after);
        accept(statement.getFinallyBlock());
    }

    @Override
    public void visitSwitchStatement(PsiSwitchStatement statement) {
        accept(statement.getExpression());
        Set<LockRef> outer = heldAtSwitch;
        heldAtSwitch = held;
        accept(statement.getBody());
        held = heldAtSwitch;
        heldAtSwitch = outer;
    }

    @Override
    public void visitSwitchLabelStatement(PsiSwitchLabelStatement statement) {
        held = heldAtSwitch;
        super.visitSwitchLabelStatement(statement);
    }

    @Override
    public void visitForStatement(PsiForStatement statement) {
        loop(() -> super.visitForStatement(statement));
    }

    @Override
    public void visitWhileStatement(PsiWhileStatement statement) {
        loop(() -> super.visitWhileStatement(statement));
        LockRef spun = SpinLocks.takenBy(statement);
        held = spun == null ? held : LockRef.with(held, spun);
    }

    @Override
    public void visitDoWhileStatement(PsiDoWhileStatement statement) {
        loop(() -> super.visitDoWhileStatement(statement));
    }

    @Override
    public void visitForeachStatement(PsiForeachStatement statement) {
        PsiExpression iterated = statement.getIteratedValue();
        if (iterated != null) {
            iterate(iterated);
        }
        loop(() -> super.visitForeachStatement(statement));
    }

    private void loop(Runnable visit) {
        Set<LockRef> before = held;
        visit.run();
        held = LockRef.both(before, held);
    }

    @Override
    public void visitAssignmentExpression(PsiAssignmentExpression expression) {
        accept(expression.getRExpression());
        accept(expression.getLExpression());
    }

    @Override
    public void visitArrayAccessExpression(PsiArrayAccessExpression expression) {
        accept(expression.getArrayExpression());
        accept(expression.getIndexExpression());
        ObjectRef array = References.of(expression.getArrayExpression());
        if (array != ObjectRef.UNTRACKED && !(array instanceof ObjectRef.This)) {
            readAndWrite(Variable.ofElement(array, constantIndex(expression)), expression);
        }
    }

    private static String constantIndex(PsiArrayAccessExpression expression) {
        PsiExpression index = PsiUtil.skipParenthesizedExprDown(expression.getIndexExpression());
        boolean constant = index instanceof PsiLiteralExpression
                || index instanceof PsiReferenceExpression reference
                        && Names.targetOf(reference) instanceof PsiField field
                        && field.hasModifierProperty(PsiModifier.STATIC)
                        && field.hasModifierProperty(PsiModifier.FINAL);
        return constant ? index.getText() : "";
    }

    @Override
    public void visitReferenceExpression(PsiReferenceExpression reference) {
        accept(reference.getQualifierExpression());
        String name = reference.getReferenceName();
        initialise(name, reference);
        if (name != null
                && !(reference.getParent() instanceof PsiMethodCallExpression)
                && scope.declaresField(name)
                && Names.targetOf(reference) instanceof PsiField field
                && !field.hasModifierProperty(PsiModifier.FINAL)) {
            ObjectRef owner = References.ownerOf(reference, field);
            if (owner != ObjectRef.UNTRACKED) {
                readAndWrite(Variable.ofField(owner, field), reference);
            }
        }
    }

    /** The first use of a class runs its static initialisers, under a lock of the JVM. */
    private void initialise(String name, PsiJavaCodeReferenceElement use) {
        PsiClass type = name == null ? null : scope.initialisedClasses().get(name);
        if (type != null && ClassInitialisers.isTriggeredBy(use, type)) {
            LockRef lock = new LockRef(new ObjectRef.Init(type), false);
            events.acquire(lock, false, use, held, perhaps);
            PsiClass parent = type.getSuperClass();
            if (parent != null && scope.initialisedClasses().containsValue(parent)) {
                events.acquire(
                        new LockRef(new ObjectRef.Init(parent), false), false, use, LockRef.with(held, lock), perhaps);
            }
        }
    }

    private void readAndWrite(Variable variable, PsiExpression place) {
        if (PsiUtil.isAccessedForReading(place)) {
            events.access(variable, false, place, held);
        }
        if (PsiUtil.isAccessedForWriting(place)) {
            events.access(variable, true, place, held);
        }
    }

    @Override
    public void visitNewExpression(PsiNewExpression expression) {
        PsiJavaCodeReferenceElement made = expression.getClassReference();
        initialise(made == null ? null : made.getReferenceName(), made);
        if (!calls.readNew(expression, held)) {
            super.visitNewExpression(expression);
        }
    }

    @Override
    public void visitMethodCallExpression(PsiMethodCallExpression call) {
        PsiExpression qualifier = call.getMethodExpression().getQualifierExpression();
        accept(qualifier);
        if (!calls.handsOverArguments(call)) {
            for (PsiExpression argument : call.getArgumentList().getExpressions()) {
                argument.accept(this);
            }
        }
        String name = call.getMethodExpression().getReferenceName();
        if (qualifier != null && name != null) {
            content(qualifier, name, call);
        }
        LockRef released = held.isEmpty() ? null : SpinLocks.releasedBy(call);
        held = released == null ? held : LockRef.without(held, released);
        LockRef turn = held.isEmpty() ? null : TakenTurns.releasedBy(call);
        held = turn == null ? held : LockRef.without(held, turn);
        LockRef asserted = Locks.asserted(call);
        held = asserted == null ? calls.read(call, held, perhaps) : LockRef.with(held, asserted);
        if (!perhaps.isEmpty() && calls.releasedBy(call) != null) {
            perhaps = LockRef.without(perhaps, calls.releasedBy(call));
        }
    }

    /** A method reference that is itself the code of a thread: {@code new Thread(counter::incrementAndGet)}. */
    @Override
    public void visitMethodReferenceExpression(PsiMethodReferenceExpression reference) {
        PsiExpression qualifier = reference.getQualifierExpression();
        String name = reference.getReferenceName();
        if (reference == body && qualifier != null && name != null) {
            content(qualifier, name, reference);
        }
    }

    /** A call that reads or changes what an object keeps. */
    private void content(PsiExpression container, String method, PsiElement place) {
        boolean ofUnsafe = UnsafeContainers.touches(method);
        boolean ofSafe = SafeContainers.touches(method);
        if (!ofUnsafe && !ofSafe
                || !(container instanceof PsiReferenceExpression reference)
                || !(Names.targetOf(reference) instanceof PsiVariable variable)) {
            return;
        }
        if (ofUnsafe && scope.isUnsafeCollection(variable)) {
            content(Variable::ofElements, container, UnsafeContainers.changes(method), place);
        } else if (ofSafe && scope.isSafeContainer(variable)) {
            content(Variable::ofSafeContent, container, SafeContainers.changes(method), place);
        }
    }

    private void iterate(PsiExpression container) {
        if (container instanceof PsiMethodCallExpression view) {
            PsiExpression viewed = view.getMethodExpression().getQualifierExpression();
            if (viewed != null && view.getArgumentList().isEmpty()) {
                iterate(viewed);
            }
            return;
        }
        if (container instanceof PsiReferenceExpression reference
                && Names.targetOf(reference) instanceof PsiVariable variable) {
            if (scope.isUnsafeCollection(variable) || UnsafeContainers.isArray(variable)) {
                content(Variable::ofElements, container, false, container);
            } else if (scope.isSafeContainer(variable)) {
                content(Variable::ofSafeContent, container, false, container);
            }
        }
    }

    private void content(
            Function<ObjectRef, Variable> kind, PsiExpression container, boolean write, PsiElement place) {
        ObjectRef object = References.of(container);
        if (object != ObjectRef.UNTRACKED && !(object instanceof ObjectRef.This)) {
            events.access(kind.apply(object), write, place, held);
        }
    }

    private void accept(PsiElement element) {
        if (element != null) {
            element.accept(this);
        }
    }
}
