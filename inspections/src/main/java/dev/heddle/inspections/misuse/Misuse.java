package dev.heddle.inspections.misuse;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.JavaRecursiveElementWalkingVisitor;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiSynchronizedStatement;
import dev.heddle.inspections.Finding;
import java.util.ArrayList;
import java.util.List;

/** Goes through a file once and asks each check about the statements it is for. */
public final class Misuse extends JavaRecursiveElementWalkingVisitor {

    private final MisuseOptions options;
    private final WaitChecks waits;
    private final List<Finding> findings = new ArrayList<>();

    private Misuse(PsiJavaFile file, MisuseOptions options) {
        this.options = options;
        this.waits = new WaitChecks(file);
    }

    public static List<Finding> find(PsiJavaFile file, MisuseOptions options) {
        Misuse visitor = new Misuse(file, options);
        file.accept(visitor);
        return visitor.findings;
    }

    @Override
    public void visitElement(PsiElement element) {
        ProgressManager.checkCanceled();
        super.visitElement(element);
    }

    @Override
    public void visitMethodCallExpression(PsiMethodCallExpression call) {
        super.visitMethodCallExpression(call);
        String name = call.getMethodExpression().getReferenceName();
        if (name == null) {
            return;
        }
        add(IgnoredResultCheck.of(call));
        switch (name) {
            case "wait", "await", "awaitNanos", "awaitUninterruptibly", "awaitUntil" -> {
                add(waits.notInLoop(call));
                addBlocking(call);
            }
            case "notify" -> add(waits.oneOfMany(call));
            case "lock", "lockInterruptibly" -> add(ReleaseCheck.of(call));
            case "run" -> add(ThreadRunCheck.of(call));
            case "sleep", "join", "get", "take", "put", "awaitTermination", "invokeAll", "acquire" ->
                    addBlocking(call);
            default -> {
            }
        }
    }

    private void addBlocking(PsiMethodCallExpression call) {
        if (options.blockingUnderLock()) {
            add(BlockingCheck.of(call));
        }
    }

    @Override
    public void visitSynchronizedStatement(PsiSynchronizedStatement statement) {
        super.visitSynchronizedStatement(statement);
        add(LockObjectCheck.of(statement, options.alsoReportedByIde()));
    }

    @Override
    public void visitIfStatement(PsiIfStatement statement) {
        super.visitIfStatement(statement);
        add(DoubleCheckedCheck.of(statement));
    }

    private void add(Finding finding) {
        if (finding != null) {
            findings.add(finding);
        }
    }
}
