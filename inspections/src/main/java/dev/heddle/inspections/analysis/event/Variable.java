package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiVariable;
import java.util.function.Function;

/**
 * A piece of memory: a field of an object, or, where {@code field} is null, the elements of an array or
 * of a collection that is not made for several threads.
 *
 * @param index which element of an array, where it is a constant; empty otherwise
 * @param safe whether it is the content of an object made for several threads: an atomic, a concurrent collection
 */
public record Variable(ObjectRef object, PsiField field, String index, boolean safe) {

    public Variable {
        object = field == null ? object : ObjectRef.holder(object, field);
    }

    public static Variable ofField(ObjectRef object, PsiField field) {
        return new Variable(object, field, "", false);
    }

    public static Variable ofElements(ObjectRef object) {
        return new Variable(object, null, "", false);
    }

    public static Variable ofElement(ObjectRef array, String index) {
        return new Variable(array, null, index, false);
    }

    public static Variable ofSafeContent(ObjectRef object) {
        return new Variable(object, null, "", true);
    }

    public Variable in(ObjectRef newObject) {
        return new Variable(newObject, field, index, safe);
    }

    public boolean isElements() {
        return field == null;
    }

    public Variable replaceRoot(Function<ObjectRef, ObjectRef> replacement) {
        return in(object.replaceRoot(replacement));
    }

    /** The declaration that a reader knows it by: the field, or the variable that holds the array or collection. */
    public PsiVariable declaration() {
        if (field != null) {
            return field;
        }
        if (object instanceof ObjectRef.Via via) {
            return via.field();
        }
        return object.inside() instanceof ObjectRef.Local local ? local.variable() : null;
    }

    public String name() {
        PsiVariable declaration = declaration();
        return declaration == null || declaration.getName() == null ? "?" : declaration.getName();
    }

    /** The name in results of explorations: {@code com.acme.Account.balance}; null for local variables. */
    public String qualifiedName() {
        return declaration() instanceof PsiField named ? nameInResults(named) : null;
    }

    /** The name of a field in results of explorations; null in a class without a name. */
    public static String nameInResults(PsiField field) {
        PsiClass owner = field.getContainingClass();
        String ownerName = owner == null ? null : owner.getQualifiedName();
        return ownerName == null ? null : ownerName + "." + field.getName();
    }
}
