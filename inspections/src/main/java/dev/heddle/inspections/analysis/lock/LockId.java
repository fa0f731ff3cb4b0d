package dev.heddle.inspections.analysis.lock;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiNamedElement;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.PsiVariable;
import dev.heddle.inspections.analysis.event.ObjectRef;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.thread.ThreadApi;

/**
 * A lock as far as ordering is concerned: a lock field, a class, or any object of a class. Two objects of one class
 * are one name, since methods of the class cannot tell them apart.
 */
public record LockId(Kind kind, PsiNamedElement element) {

    public enum Kind {
        FIELD,
        CLASS,
        INSTANCE,
        INITIALISER,
        LOCAL
    }

    /** The identity of a lock, or null where nothing can be said about it. */
    public static LockId of(ObjectRef object) {
        if (object instanceof ObjectRef.This self) {
            return new LockId(Kind.INSTANCE, self.type());
        }
        if (object instanceof ObjectRef.Init init) {
            return new LockId(Kind.INITIALISER, init.type());
        }
        if (object instanceof ObjectRef.Type type) {
            return new LockId(Kind.CLASS, type.type());
        }
        if (object instanceof ObjectRef.Via via) {
            return ofVariable(via.field(), Kind.FIELD);
        }
        return object instanceof ObjectRef.Local local ? ofVariable(local.variable(), Kind.LOCAL) : null;
    }

    private static LockId ofVariable(PsiVariable variable, Kind otherwise) {
        PsiClass type = Names.classOf(variable);
        String name = type == null ? null : type.getQualifiedName();
        boolean ownClass = type != null && (name == null || !name.startsWith("java."))
                && !(type instanceof PsiTypeParameter);
        return ownClass && !isLockClass(type) ? new LockId(Kind.INSTANCE, type) : new LockId(otherwise, variable);
    }

    private static boolean isLockClass(PsiClass type) {
        return ThreadApi.is(type, "java.util.concurrent.locks.Lock");
    }

    /** The class that the lock belongs to; null for a local variable. */
    public PsiClass owner() {
        return element instanceof PsiClass type ? type
                : element instanceof PsiField field ? field.getContainingClass() : null;
    }

    /** The lock as it is called in messages. */
    public String label() {
        String name = element.getName() == null ? "?" : element.getName();
        return switch (kind) {
            case FIELD -> element instanceof PsiField field && field.getContainingClass() != null
                            && field.getContainingClass().getName() != null
                    ? message("lock.field", field.getContainingClass().getName() + "." + name)
                    : message("lock.field", name);
            case CLASS -> message("lock.class", name);
            case INSTANCE -> message("lock.instance", name);
            case INITIALISER -> message("lock.initialiser", name);
            case LOCAL -> message("lock.field", name);
        };
    }
}
