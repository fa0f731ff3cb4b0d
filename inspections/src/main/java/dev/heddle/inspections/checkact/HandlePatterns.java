package dev.heddle.inspections.checkact;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypeCastExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.finding.Finding;
import java.util.Set;

/**
 * {@code COUNT.setVolatile(this, (int) COUNT.getVolatile(this) + 1)}: two steps through a VarHandle, a field updater,
 * an atomic array, reflection or Unsafe. The arguments before the new value name the place in memory.
 */
final class HandlePatterns {

    private static final Set<String> WRITES = Set.of(
            "set", "setVolatile", "setOpaque", "setRelease", "lazySet", "putIntVolatile", "putLongVolatile",
            "putObjectVolatile", "putReferenceVolatile", "putOrderedInt", "putOrderedLong", "getAndSet", "setInt",
            "setLong", "setBoolean", "setDouble");

    private static final Set<String> READS = Set.of(
            "get", "getVolatile", "getOpaque", "getAcquire", "getIntVolatile", "getLongVolatile", "getObjectVolatile",
            "getReferenceVolatile", "getAndSet", "getInt", "getLong", "getBoolean", "getDouble");

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
            again |= Names.targetOf(used) instanceof PsiLocalVariable local
                    && isReadOf(withoutCast(local.getInitializer()), handle, arguments);
        }
        return again ? Finding.at(call, message("check.handle.update", handle.getText())) : null;
    }

    /** {@code setter.invoke(object, (int) getter.invoke(object) + 1)}, where both handles are for one field. */
    static Finding ofInvoke(PsiMethodCallExpression call) {
        PsiExpression setter = call.getMethodExpression().getQualifierExpression();
        PsiExpression[] arguments = call.getArgumentList().getExpressions();
        String field = arguments.length == 0 ? null : accessedField(setter, "findSetter");
        if (field == null) {
            return null;
        }
        boolean again = PsiTreeUtil.findChildrenOfAnyType(
                        arguments[arguments.length - 1], false, PsiMethodCallExpression.class).stream()
                .anyMatch(read -> field.equals(
                        accessedField(read.getMethodExpression().getQualifierExpression(), "findGetter")));
        return again ? Finding.at(call, message("check.handle.update", setter.getText())) : null;
    }

    /** The class and name of the field that a handle was made for, as written; null where it is no such handle. */
    private static String accessedField(PsiExpression handle, String factory) {
        return handle instanceof PsiReferenceExpression reference
                        && Names.targetOf(reference) instanceof PsiVariable variable
                        && PsiUtil.skipParenthesizedExprDown(variable.getInitializer())
                                instanceof PsiMethodCallExpression made
                        && factory.equals(made.getMethodExpression().getReferenceName())
                ? TextPatterns.plain(made.getArgumentList())
                : null;
    }

    private static boolean isHandle(PsiType type) {
        String name = type instanceof PsiClassType classType ? classType.getClassName() : null;
        return name != null
                && (name.equals("VarHandle")
                        || name.equals("Field")
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
                || !TextPatterns.same(call.getMethodExpression().getQualifierExpression(), handle)) {
            return false;
        }
        PsiExpression[] read = call.getArgumentList().getExpressions();
        boolean swaps = "getAndSet".equals(call.getMethodExpression().getReferenceName());
        boolean same = read.length == (swaps ? write.length : write.length - 1);
        for (int i = 0; same && i < write.length - 1; i++) {
            same = TextPatterns.same(read[i], write[i]);
        }
        return same;
    }
}
