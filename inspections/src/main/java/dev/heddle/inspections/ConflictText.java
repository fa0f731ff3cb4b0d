package dev.heddle.inspections;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.analysis.sharing.GuardedFields;
import dev.heddle.inspections.analysis.thread.ThreadText;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Lines;
import dev.heddle.inspections.fixes.SharedAccessFixes;

/** Says in plain words why two accesses clash. */
final class ConflictText {

    private ConflictText() {}

    static Finding finding(Conflict conflict) {
        return Finding.at(
                        conflict.at().place(),
                        text(conflict),
                        SharedAccessFixes.forConflict(conflict))
                .about(conflict.variable().qualifiedName());
    }

    static Finding finding(GuardedFields.Unguarded use) {
        String text = message("shared.guarded", name(use.variable(), true), verb(use.write()), use.lock());
        return Finding.at(use.place(), text, SharedAccessFixes.forUnguarded(use))
                .about(use.variable().qualifiedName());
    }

    private static String name(Variable variable, boolean content) {
        return message(
                content && variable.field() == null ? "shared.contents" : "shared.name", variable.name());
    }

    private static String text(Conflict conflict) {
        String name = name(conflict.variable(), !conflict.isTooEarly());
        if (conflict.isUnordered()) {
            return message(
                    "shared.unordered", name, ThreadText.of(conflict.other().root()), where(conflict.other()));
        }
        if (conflict.isTooEarly()) {
            return message(
                    tooEarlyKey(conflict), name, ThreadText.of(conflict.other().root()), where(conflict.other()));
        }
        if (conflict.byLockingHabit()) {
            return message(
                    "shared.habit", name, verb(conflict.at()), verb(conflict.other()), where(conflict.other()));
        }
        if (conflict.isSamePlace()) {
            return conflict.at().root() == conflict.other().root()
                    ? message("shared.same.root", name, ThreadText.of(conflict.at().root()))
                    : message(
                            "shared.same.place",
                            name,
                            ThreadText.of(conflict.at().root()),
                            ThreadText.of(conflict.other().root()));
        }
        return message(
                "shared.two.places",
                name,
                verb(conflict.at()),
                ThreadText.of(conflict.at().root()),
                verb(conflict.other()),
                where(conflict.other()),
                ThreadText.of(conflict.other().root()));
    }

    private static String tooEarlyKey(Conflict conflict) {
        if (conflict.other().place() instanceof PsiMethodCallExpression call
                && String.valueOf(call.getMethodExpression().getReferenceName()).matches("shutdown(Now)?|close")) {
            return "shared.closed";
        }
        return conflict.isSetByStarter() ? "shared.set.late" : "shared.too.early";
    }

    private static String verb(Conflict.Side side) {
        return verb(side.isWrite());
    }

    private static String verb(boolean write) {
        return message(write ? "shared.written" : "shared.read");
    }

    private static String where(Conflict.Side side) {
        PsiMethod method = side.method();
        int line = Lines.lineOf(side.place());
        return method == null
                ? message("place.line", line)
                : message("place.method.line", method.getName(), line);
    }
}
