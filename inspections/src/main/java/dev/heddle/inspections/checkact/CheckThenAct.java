package dev.heddle.inspections.checkact;

import com.intellij.psi.JavaElementVisitor;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiForeachStatement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiUnaryExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.PsiWhileStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.sharing.Programs;
import dev.heddle.inspections.analysis.weight.Weighing;
import dev.heddle.inspections.finding.Finding;
import java.util.ArrayList;
import java.util.List;

/** Looks at every statement of a file for two steps that should be one. */
public final class CheckThenAct extends JavaElementVisitor {

    private final PsiJavaFile file;
    private final LockContext locks;
    private final boolean lazyInitialisation;
    private final List<Finding> findings = new ArrayList<>();

    private CheckThenAct(PsiJavaFile file, boolean lazyInitialisation) {
        this.file = file;
        this.locks = new LockContext(file);
        this.lazyInitialisation = lazyInitialisation;
    }

    /**
     * @param lazyInitialisation also report {@code if (field == null) field = …} on volatile fields
     */
    public static List<Finding> find(PsiJavaFile file, boolean lazyInitialisation) {
        CheckThenAct visitor = new CheckThenAct(file, lazyInitialisation);
        NameIndex.of(file).visitSteps(visitor);
        return visitor.findings;
    }

    @Override
    public void visitIfStatement(PsiIfStatement statement) {
        Finding finding = MapPatterns.ofIf(statement);
        finding = finding != null ? finding : MapPatterns.ofLocal(statement);
        finding = finding != null ? finding : CollectionPatterns.ofIf(statement);
        finding = finding != null ? finding : AtomicPatterns.ofIf(statement);
        finding = finding != null ? finding : VolatilePatterns.ofFlag(statement);
        finding = finding != null ? finding : VolatilePatterns.ofCheckedOnce(statement);
        finding = finding != null || !lazyInitialisation ? finding : VolatilePatterns.ofLazy(statement);
        add(finding, statement);
    }

    @Override
    public void visitWhileStatement(PsiWhileStatement statement) {
        add(CollectionPatterns.ofLoop(statement), statement);
    }

    @Override
    public void visitForeachStatement(PsiForeachStatement statement) {
        add(CollectionPatterns.ofForeach(statement), statement);
    }

    @Override
    public void visitMethodCallExpression(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        if ("put".equals(name)) {
            add(MapPatterns.ofPut(call), call);
        } else if ("set".equals(name)) {
            Finding ofAtomic = AtomicPatterns.ofSet(call);
            add(ofAtomic != null ? ofAtomic : HandlePatterns.ofWrite(call), call);
        } else if (name != null && HandlePatterns.isWrite(name)) {
            add(HandlePatterns.ofWrite(call), call);
        } else if ("compareAndSet".equals(name)) {
            Finding ofStamped = AtomicPatterns.ofStamped(call);
            add(ofStamped != null ? ofStamped : AtomicPatterns.ofTaking(call), call);
        } else if ("invoke".equals(name) || "invokeExact".equals(name)) {
            add(HandlePatterns.ofInvoke(call), call);
        } else if ("remove".equals(name)) {
            add(CollectionPatterns.ofRemoveSeen(call), call);
        }
    }

    @Override
    public void visitUnaryExpression(PsiUnaryExpression expression) {
        add(VolatilePatterns.ofUnary(expression), expression);
    }

    @Override
    public void visitAssignmentExpression(PsiAssignmentExpression expression) {
        add(VolatilePatterns.ofAssignment(expression), expression);
    }

    /** The variable that a finding is about: a volatile field, or what holds the map, collection or atomic; or null. */
    public static PsiVariable variableOf(Finding finding) {
        CallOn call = finding.from() instanceof PsiMethodCallExpression made ? CallOn.of(made) : null;
        if (call != null) {
            return call.variable();
        }
        for (PsiReferenceExpression used : PsiTreeUtil.findChildrenOfAnyType(
                finding.from(), false, PsiReferenceExpression.class)) {
            if (Names.targetOf(used) instanceof PsiField field && field.hasModifierProperty(PsiModifier.VOLATILE)) {
                return field;
            }
        }
        return null;
    }

    private void add(Finding finding, PsiElement place) {
        if (finding != null && !locks.isLocked(place) && !isOfOneThread(finding)) {
            PsiVariable variable = variableOf(finding);
            FileModel model = FileModel.of(file, EntryPoints.DEFAULT);
            boolean settled = finding.evidence() != null && !Programs.show(model, finding.from());
            findings.add(settled ? finding : finding.by(Weighing.ofUse(model, variable, finding.from())));
        }
    }

    /** Whether no two threads meet at the collection or atomic, or none but one changes it, with all that in sight. */
    private boolean isOfOneThread(Finding finding) {
        CallOn call = finding.from() instanceof PsiMethodCallExpression made ? CallOn.of(made) : null;
        if (call == null) {
            return false;
        }
        FileModel model = FileModel.of(file, EntryPoints.DEFAULT);
        return model.neverMeet(call.variable()) || model.isChangedByOneThread(call.variable());
    }
}
