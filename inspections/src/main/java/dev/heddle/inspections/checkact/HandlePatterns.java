package dev.heddle.inspections.checkact;

import static dev.heddle.inspections.Messages.message;

import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypeCastExpression;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.Finding;
import java.util.Set;

/**
 * {@code COUNT.setVolatile(this, (int) COUNT.getVolatile(this) + 1)}: two steps through a VarHandle, a field updater,
 * an atomic array or Unsafe. The arguments before the new value name the place in memory.
 */
final class HandlePatterns {

    private static final Set<String> WRITES = Set.of(
            "set", "setVolatile", "setOpaque", "setRelease", "lazySet", "putIntVolatile", "putLongVolatile",
            "putObjectVolatile", "putReferenceVolatile", "putOrderedInt", "putOrderedLong");

    private static final Set<String> READS = Set.of(
            "get", "getVolatile", "getOpaque", "getAcquire", "getIntVolatile", "getLongVolatile", "getObjectVolatile",
            "getReferenceVolatile");

    private HandlePatterns() {}

    static boolean isWrite(String name) {
        return WRITES.contains(name);
    }

    static Finding ofWrite(PsiMethodCallExpression call) {
        PsiExpression[] arguments = call.getArgumentList().getExpressions();
        PsiExpression handle = call.getMethodExpression().getQualifierExpression();
        if (handle == null || arguments.length == 0 || !isHandle(handle.getType())) {
            return null;
        }
        PsiExpression value = arguments[arguments.length - 1];
        boolean again = PsiTreeUtil.findChildrenOfAnyType(value, false, PsiMethodCallExpression.class).stream()
                .anyMatch(read -> isReadOf(read, handle, arguments));
        for (PsiReferenceExpression used :
                PsiTreeUtil.findChildrenOfAnyType(value, false, PsiReferenceExpression.class)) {
            again |= used.resolve() instanceof PsiLocalVariable local
                    && isReadOf(withoutCast(local.getInitializer()), handle, arguments);
        }
        return again ? Finding.at(call, message("check.handle.update", handle.getText())) : null;
    }

    private static boolean isHandle(PsiType type) {
        String name = type instanceof PsiClassType classType ? classType.getClassName() : null;
        return name != null
                && (name.equals("VarHandle")
                        || name.equals("Unsafe")
                        || name.startsWith("Atomic") && (name.endsWith("FieldUpdater") || name.endsWith("Array")));
    }

    private static PsiExpression withoutCast(PsiExpression expression) {
        PsiExpression inner = PsiUtil.skipParenthesizedExprDown(expression);
        return inner instanceof PsiTypeCastExpression cast ? withoutCast(cast.getOperand()) : inner;
    }

    /** Whether it reads, through the same handle, what the write's arguments before the value name. */
    private static boolean isReadOf(PsiExpression expression, PsiExpression handle, PsiExpression[] write) {
        if (!(expression instanceof PsiMethodCallExpression call)
                || !READS.contains(String.valueOf(call.getMethodExpression().getReferenceName()))
                || !Texts.same(call.getMethodExpression().getQualifierExpression(), handle)) {
            return false;
        }
        PsiExpression[] read = call.getArgumentList().getExpressions();
        boolean same = read.length == write.length - 1;
        for (int i = 0; same && i < read.length; i++) {
            same = Texts.same(read[i], write[i]);
        }
        return same;
    }
}
