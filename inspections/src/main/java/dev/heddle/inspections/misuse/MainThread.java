package dev.heddle.inspections.misuse;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.name.NameIndex;
import java.util.Set;

/** The thread that the JVM runs {@code main} on: nobody interrupts it whom the program has not given it to. */
final class MainThread {

    /** What is asked of the current thread without handing it on. */
    private static final Set<String> HARMLESS =
            Set.of("getName", "getId", "threadId", "isInterrupted", "isDaemon", "getPriority", "setName");

    private MainThread() {}

    /** Whether the call, which an interrupt would end, is made by the main thread, and that is nowhere handed on. */
    static boolean isLeftAlone(PsiMethodCallExpression call) {
        PsiElement body = PsiTreeUtil.getParentOfType(call, PsiMethod.class, PsiLambdaExpression.class, PsiClass.class);
        return body instanceof PsiMethod method
                && method.getName().equals("main")
                && method.hasModifierProperty(PsiModifier.STATIC)
                && method.getParameterList().getParametersCount() <= 1
                && isNeverHandedOn(call.getContainingFile());
    }

    private static boolean isNeverHandedOn(PsiFile file) {
        return NameIndex.of(file).named("currentThread").stream()
                .allMatch(name -> name.getParent() instanceof PsiMethodCallExpression asked
                        && asked.getParent() instanceof PsiReferenceExpression member
                        && HARMLESS.contains(String.valueOf(member.getReferenceName())));
    }
}
