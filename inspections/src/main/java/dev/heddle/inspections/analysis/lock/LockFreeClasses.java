package dev.heddle.inspections.analysis.lock;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiModifier;
import dev.heddle.inspections.analysis.name.Supertypes;
import java.util.Set;

/**
 * Classes that put their threads in order by atomic operations on their own fields: they are an atomic number
 * themselves, or keep an updater or a handle for a field. What is plain in them is handed over by that order, which a
 * look at one field cannot tell.
 */
public final class LockFreeClasses {

    private static final Set<String> HANDLES = Set.of(
            "AtomicIntegerFieldUpdater", "AtomicLongFieldUpdater", "AtomicReferenceFieldUpdater", "VarHandle");

    private LockFreeClasses() {}

    public static boolean include(PsiClass type) {
        for (PsiClass part : Supertypes.withSuperclasses(type)) {
            String name = String.valueOf(part.getQualifiedName());
            if (name.startsWith("java.util.concurrent.atomic.") || !name.startsWith("java.") && hasHandle(part)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasHandle(PsiClass type) {
        for (PsiField field : type.getFields()) {
            String declared = field.getType().getPresentableText();
            int arguments = declared.indexOf('<');
            if (field.hasModifierProperty(PsiModifier.STATIC)
                    && HANDLES.contains(arguments < 0 ? declared : declared.substring(0, arguments))) {
                return true;
            }
        }
        return false;
    }
}
