package dev.heddle.inspections.misuse;

import com.intellij.psi.JavaElementVisitor;
import com.intellij.psi.PsiCatchSection;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.PsiWhileStatement;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.sharing.Programs;
import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;
import java.util.ArrayList;
import java.util.List;

/** Goes through a file once and asks each check about the statements it is for. */
public final class Misuse extends JavaElementVisitor {

    private final PsiJavaFile file;
    private final MisuseOptions options;
    private final WaitChecks waits;
    private final LockObjectCheck lockObjects;
    private final SpinChecks spins;
    private final SecondStarts secondStarts = new SecondStarts();
    private final List<Finding> findings = new ArrayList<>();

    private Misuse(PsiJavaFile file, MisuseOptions options) {
        this.file = file;
        this.options = options;
        this.waits = new WaitChecks(file);
        this.lockObjects = new LockObjectCheck(file);
        this.spins = new SpinChecks(file);
    }

    public static List<Finding> find(PsiJavaFile file, MisuseOptions options) {
        Misuse visitor = new Misuse(file, options);
        NameIndex.of(file).visitSteps(visitor);
        return visitor.findings;
    }

    @Override
    public void visitMethodCallExpression(PsiMethodCallExpression call) {
        String name = call.getMethodExpression().getReferenceName();
        if (name == null) {
            return;
        }
        add(IgnoredResultCheck.of(call), Evidence.PERHAPS_MEANT);
        switch (name) {
            case "wait", "await", "awaitNanos", "awaitUninterruptibly", "awaitUntil" -> {
                add(waits.notInLoop(call));
                add(MonitorCheck.of(call));
                addBlocking(call);
            }
            case "notify" -> {
                add(waits.oneOfMany(call));
                add(MonitorCheck.of(call));
            }
            case "signal" -> add(waits.oneOfMany(call));
            case "notifyAll" -> add(MonitorCheck.of(call));
            case "start" -> add(secondStarts.of(call));
            case "register" -> add(ThreadUseChecks.registersItself(call), Evidence.PERHAPS_MEANT);
            case "tryOptimisticRead" -> addInProgram(ThreadUseChecks.notValidated(call));
            case "unpark" -> addInProgram(UnparkCheck.of(call));
            case "interrupted" -> add(InterruptChecks.cleared(call), Evidence.PERHAPS_MEANT);
            case "poll" -> addInProgram(options.alsoReportedByIde() ? PollCheck.of(call) : null);
            case "lock", "lockInterruptibly" -> addInProgram(ReleaseCheck.of(call));
            case "run" -> addInProgram(ThreadRunCheck.of(call));
            case "get", "join" -> {
                add(ThreadUseChecks.waitsForOwnPool(call));
                addBlocking(call);
            }
            case "sleep", "take", "put", "awaitTermination", "invokeAll", "acquire" ->
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
        add(lockObjects.of(statement, options.alsoReportedByIde()));
    }

    @Override
    public void visitIfStatement(PsiIfStatement statement) {
        add(DoubleCheckedCheck.of(statement));
    }

    @Override
    public void visitWhileStatement(PsiWhileStatement statement) {
        addInProgram(ReleaseCheck.ofSpinLock(statement));
        addInProgram(SpinChecks.bothInsist(statement));
        addInProgram(spins.statePasses(statement));
    }

    @Override
    public void visitNewExpression(PsiNewExpression expression) {
        addInProgram(CountChecks.of(expression, file));
    }

    @Override
    public void visitCatchSection(PsiCatchSection section) {
        add(InterruptChecks.swallowed(section), Evidence.PERHAPS_MEANT);
    }

    /** A check that says itself what speaks for its finding has the say. */
    private void add(Finding finding) {
        add(finding, finding == null || finding.evidence() == null ? Evidence.BROKEN_RULE : finding.evidence());
    }

    /** Rules that are mostly broken on purpose: what a library's other files know makes them right there. */
    private void addInProgram(Finding finding) {
        boolean sure = finding == null
                || finding.evidence() != null && finding.evidence() != Evidence.BROKEN_RULE
                || Programs.show(FileModel.of(file, EntryPoints.DEFAULT), finding.from());
        if (sure) {
            add(finding);
        } else {
            add(finding, Evidence.SELDOM_HARMFUL);
        }
    }

    private void add(Finding finding, Evidence evidence) {
        if (finding != null) {
            findings.add(finding.by(evidence));
        }
    }
}
