package dev.heddle.inspections.analysis.sharing;

import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.Event;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.SafeContainers;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Handing data over by a flag: the writer sets the data, then a volatile flag; the reader asks the flag first. */
final class Publication {

    private Publication() {}

    /** Whether the reader asks a flag that the writer sets after the data, and only then. */
    static boolean orders(FileModel model, Conflict.Side read, Conflict.Side write) {
        if (write.access().place() != write.access().top()) {
            return false;
        }
        Guards guards = model.guardsOf(read.place());
        boolean after = false;
        for (Event.Access flag : flagWrites(model, guards, write)) {
            if (offset(flag) < offset(write.access())) {
                return false;
            }
            after = true;
        }
        return after;
    }

    /** Whether the writer sets the flag that the reader asks before it sets the data. */
    static boolean isInverted(FileModel model, Guards guards, Conflict.Side write) {
        return flagWrites(model, guards, write).stream().anyMatch(flag -> offset(flag) < offset(write.access()));
    }

    private static int offset(Event.Access access) {
        return access.top().getTextRange().getStartOffset();
    }

    /** The writes, on the writer's thread, of the safe variables that the reader's conditions ask. */
    private static List<Event.Access> flagWrites(FileModel model, Guards guards, Conflict.Side write) {
        Set<PsiVariable> flags = new HashSet<>();
        guards.conditions().forEach(condition -> addFlags(condition, flags));
        return flags.isEmpty()
                ? List.of()
                : flags.stream()
                        .flatMap(flag -> model.declaredBy(flag).stream())
                        .flatMap(flag -> model.sides().get(flag).stream())
                        .filter(side -> side.isWrite() && side.root() == write.root())
                        .map(Conflict.Side::access)
                        .toList();
    }

    private static void addFlags(PsiExpression condition, Set<PsiVariable> flags) {
        for (PsiElement used : PsiTreeUtil.findChildrenOfAnyType(condition, false, PsiReferenceExpression.class)) {
            if (Names.targetOf((PsiReferenceExpression) used) instanceof PsiVariable variable && isFlag(variable)) {
                flags.add(variable);
            }
        }
    }

    private static boolean isFlag(PsiVariable variable) {
        return variable instanceof PsiField field && field.hasModifierProperty(PsiModifier.VOLATILE)
                || SafeContainers.isSafe(variable);
    }
}
