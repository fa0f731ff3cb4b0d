package dev.heddle.inspections.analysis.thread;

import com.intellij.psi.PsiAnonymousClass;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiExpressionList;
import com.intellij.psi.PsiExpressionStatement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiForeachStatement;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.PsiThisExpression;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.event.Task;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.name.References;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the code behind an expression that is handed to another thread. */
public final class Tasks {

    private static final List<String> TASK_METHODS = List.of("run", "call", "compute");

    /** A variable that holds a thread, made with a variable that holds a future, made with a variable that holds code. */
    private static final int MAX_DEPTH = 6;

    private Tasks() {}

    /** The task, or null where its code is not in sight. */
    public static Task of(PsiExpression expression, ObjectRef thread) {
        return of(expression, thread, 0);
    }

    private static Task of(PsiExpression given, ObjectRef thread, int depth) {
        PsiExpression expression = PsiUtil.skipParenthesizedExprDown(given);
        if (expression == null || depth > MAX_DEPTH) {
            return null;
        }
        if (expression instanceof PsiLambdaExpression lambda) {
            return new Task(lambda, ObjectRef.UNTRACKED, thread, Map.of());
        }
        if (expression instanceof PsiMethodReferenceExpression reference) {
            return ofMethodReference(reference, thread);
        }
        if (expression instanceof PsiNewExpression created) {
            return ofNew(created, ObjectRef.UNTRACKED, thread, depth);
        }
        if (expression instanceof PsiThisExpression) {
            return ofInstance(PsiUtil.resolveClassInType(expression.getType()), References.of(expression), thread);
        }
        if (expression instanceof PsiReferenceExpression reference) {
            return ofReference(reference, thread, depth);
        }
        return null;
    }

    private static Task ofMethodReference(PsiMethodReferenceExpression reference, ObjectRef thread) {
        if (!(reference.resolve() instanceof PsiMethod method)) {
            return null;
        }
        PsiExpression qualifier = reference.getQualifierExpression();
        if (method.getBody() == null) {
            return qualifier == null ? null : new Task(reference, ObjectRef.UNTRACKED, thread, Map.of());
        }
        ObjectRef self = qualifier == null ? ObjectRef.UNTRACKED : References.of(qualifier);
        return new Task(method, self, thread, Map.of());
    }

    private static Task ofNew(PsiNewExpression created, ObjectRef self, ObjectRef thread, int depth) {
        PsiAnonymousClass anonymous = created.getAnonymousClass();
        if (anonymous != null) {
            return ofInstance(anonymous, new ObjectRef.This(anonymous), thread);
        }
        PsiClass type = created.getClassReference() != null
                && created.getClassReference().resolve() instanceof PsiClass named ? named : null;
        if (type == null) {
            return null;
        }
        PsiExpressionList arguments = created.getArgumentList();
        boolean future = ThreadApi.is(type, "java.util.concurrent.FutureTask");
        if ((future || ThreadApi.is(type, "java.lang.Thread")) && taskMethod(type) == null && arguments != null) {
            for (PsiExpression argument : arguments.getExpressions()) {
                Task wrapped = of(argument, thread, depth + 1);
                if (wrapped != null) {
                    return future ? wrapped.wrappedIn(self) : wrapped;
                }
            }
            return null;
        }
        Task task = ofInstance(type, self, thread);
        return task == null
                ? null
                : new Task(task.body(), task.self(), thread, bindings(constructorFor(type, arguments), arguments));
    }

    /** By number of arguments: enough to see which field an argument goes to. */
    private static PsiMethod constructorFor(PsiClass type, PsiExpressionList arguments) {
        int count = arguments == null ? 0 : arguments.getExpressionCount();
        for (PsiMethod constructor : type.getConstructors()) {
            if (constructor.getParameterList().getParametersCount() == count) {
                return constructor;
            }
        }
        return null;
    }

    private static Task ofReference(PsiReferenceExpression reference, ObjectRef thread, int depth) {
        PsiElement target = Names.targetOf(reference);
        if (target instanceof PsiParameter parameter && parameter.getDeclarationScope() instanceof PsiMethod) {
            Task own = ofInstance(
                    PsiUtil.resolveClassInType(parameter.getType()), new ObjectRef.Local(parameter), thread);
            return own != null ? own : new Task(parameter, ObjectRef.UNTRACKED, thread, Map.of());
        }
        if (target instanceof PsiParameter each && each.getDeclarationScope() instanceof PsiForeachStatement loop) {
            return ofElements(loop.getIteratedValue(), thread, depth);
        }
        if (target instanceof PsiParameter || !(target instanceof PsiVariable variable)) {
            return null;
        }
        PsiExpression initializer = PsiUtil.skipParenthesizedExprDown(variable.getInitializer());
        if (initializer instanceof PsiNewExpression created) {
            return ofNew(created, References.of(reference), thread, depth + 1);
        }
        if (initializer != null && (variable instanceof PsiLocalVariable || variable instanceof PsiField)) {
            return of(initializer, thread, depth + 1);
        }
        return ofInstance(PsiUtil.resolveClassInType(variable.getType()), References.of(reference), thread);
    }

    /** The first piece of code that a collection of tasks was made with. */
    private static Task ofElements(PsiExpression collection, ObjectRef thread, int depth) {
        PsiExpression made = collection instanceof PsiReferenceExpression name
                        && Names.targetOf(name) instanceof PsiVariable variable
                ? variable.getInitializer()
                : collection;
        if (made == null || depth > MAX_DEPTH) {
            return null;
        }
        for (PsiExpression code : PsiTreeUtil.findChildrenOfAnyType(
                made, false, PsiLambdaExpression.class, PsiMethodReferenceExpression.class)) {
            return of(code, thread, depth + 1);
        }
        return null;
    }

    private static Task ofInstance(PsiClass type, ObjectRef self, ObjectRef thread) {
        PsiMethod method = type == null ? null : taskMethod(type);
        return method == null ? null : new Task(method, self, thread, Map.of());
    }

    /** The method that a task class runs on its thread, where its source is known. */
    public static PsiMethod taskMethod(PsiClass type) {
        for (String name : TASK_METHODS) {
            for (PsiMethod method : type.findMethodsByName(name, false)) {
                if (method.getParameterList().isEmpty() && method.getBody() != null) {
                    return method;
                }
            }
        }
        return null;
    }

    /** What the fields of a new object refer to, where its constructor just stores its parameters. */
    private static Map<PsiField, ObjectRef> bindings(PsiMethod constructor, PsiExpressionList arguments) {
        if (constructor == null || constructor.getBody() == null || arguments == null) {
            return Map.of();
        }
        PsiParameter[] parameters = constructor.getParameterList().getParameters();
        PsiExpression[] values = arguments.getExpressions();
        Map<PsiField, ObjectRef> bindings = new HashMap<>();
        for (PsiStatement statement : constructor.getBody().getStatements()) {
            if (statement instanceof PsiExpressionStatement plain
                    && plain.getExpression() instanceof PsiAssignmentExpression assignment
                    && assignment.getLExpression() instanceof PsiReferenceExpression left
                    && Names.targetOf(left) instanceof PsiField field
                    && assignment.getRExpression() instanceof PsiReferenceExpression right
                    && Names.targetOf(right) instanceof PsiParameter parameter) {
                for (int i = 0; i < parameters.length && i < values.length; i++) {
                    if (parameters[i] == parameter) {
                        bindings.put(field, References.of(values[i]));
                    }
                }
            }
        }
        return bindings;
    }
}
