package dev.heddle.inspections;

import static com.intellij.codeInspection.options.OptPane.checkbox;
import static com.intellij.codeInspection.options.OptPane.pane;
import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.codeInspection.options.OptPane;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.breach.LockOrder;
import dev.heddle.inspections.analysis.lock.LockCycle;
import dev.heddle.inspections.analysis.lock.LockEdge;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.weight.Weighing;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Lines;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.fixes.SwapLocksFix;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Highlights locks that are taken in both orders: two threads can wait for each other for ever. */
public final class LockOrderInspection extends HeddleInspection {

    public boolean reportWithinOneClass = true;

    @Override
    public String getShortName() {
        return "HeddleLockOrder";
    }

    @Override
    public OptPane getOptionsPane() {
        return pane(
                checkbox("reportWithinOneClass", message("option.within.one.class")), weakFindingsOption());
    }

    @Override
    protected List<Finding> analyze(PsiJavaFile file) {
        List<Finding> findings = new ArrayList<>();
        FileModel model = FileModel.of(file, EntryPoints.DEFAULT);
        for (LockCycle cycle : LockOrder.cycles(model)) {
            boolean choice = cycle.reason() == LockEdge.Reason.ONE_CLASS
                    || cycle.reason() == LockEdge.Reason.PARAMETERS;
            if (reportWithinOneClass || !choice) {
                LockEdge first = cycle.edges().get(0);
                findings.add(Finding.at(first.place(), text(cycle), fixes(cycle)).by(Weighing.of(model, cycle)));
            }
        }
        return findings;
    }

    private static PlaceFix[] fixes(LockCycle cycle) {
        SwapLocksFix swap = new SwapLocksFix();
        boolean applies = !cycle.isOnePlace() && !swap.edits(cycle.edges().get(0).place()).isEmpty();
        return applies ? new PlaceFix[] {swap} : new PlaceFix[0];
    }

    private static String text(LockCycle cycle) {
        LockEdge first = cycle.edges().get(0);
        switch (cycle.reason()) {
            case ONE_CLASS:
                return message("lock.order.one.class", first.held().label());
            case PARAMETERS:
                return message("lock.order.parameters", first.taken().label(), first.held().label());
            case ELEMENTS:
                return message("lock.order.elements", first.held().label());
            case UPGRADE:
                return message("lock.order.upgrade", first.taken().label());
            case AGAIN:
                return message("lock.order.again", first.taken().label());
            default:
                break;
        }
        String others = cycle.edges().stream()
                .skip(1)
                .map(edge -> message(
                        "lock.order.other", where(edge, first), edge.taken().label(), edge.held().label()))
                .collect(Collectors.joining("; "));
        return message("lock.order.cycle", first.taken().label(), first.held().label(), others);
    }

    private static String where(LockEdge edge, LockEdge here) {
        PsiMethod method = PsiTreeUtil.getParentOfType(edge.place(), PsiMethod.class);
        int line = Lines.lineOf(edge.place());
        if (method == null) {
            return message("place.line", line);
        }
        PsiFile file = edge.place().getContainingFile();
        return file == here.place().getContainingFile()
                ? message("place.method.line", method.getName(), line)
                : message("place.method.file.line", method.getName(), file.getName(), line);
    }
}
