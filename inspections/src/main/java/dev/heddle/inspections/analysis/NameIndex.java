package dev.heddle.inspections.analysis;

import com.intellij.psi.JavaRecursiveElementWalkingVisitor;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiNamedElement;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.CachedValueProvider;
import com.intellij.psi.util.CachedValuesManager;
import com.intellij.psi.util.PsiModificationTracker;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The references of a file by the name they use, gathered once: looking for uses does not read the file again. */
public final class NameIndex {

    private final Map<String, List<PsiReferenceExpression>> references = new HashMap<>();
    private final Map<String, Map<PsiElement, List<PsiReferenceExpression>>> resolved = new ConcurrentHashMap<>();
    private final Map<String, Boolean> endings = new ConcurrentHashMap<>();

    private NameIndex(PsiFile file) {
        file.accept(new JavaRecursiveElementWalkingVisitor() {
            @Override
            public void visitReferenceExpression(PsiReferenceExpression reference) {
                String name = reference.getReferenceName();
                if (name != null) {
                    references.computeIfAbsent(name, key -> new ArrayList<>()).add(reference);
                }
                super.visitReferenceExpression(reference);
            }
        });
    }

    public static NameIndex of(PsiFile file) {
        return CachedValuesManager.getCachedValue(
                file, () -> CachedValueProvider.Result.create(new NameIndex(file), PsiModificationTracker.MODIFICATION_COUNT));
    }

    /** References to a variable or method of the file, in its order. */
    public List<PsiReferenceExpression> usesOf(PsiNamedElement target) {
        String name = String.valueOf(target.getName());
        return resolved.computeIfAbsent(name, this::byTarget).getOrDefault(target, List.of());
    }

    private Map<PsiElement, List<PsiReferenceExpression>> byTarget(String name) {
        Map<PsiElement, List<PsiReferenceExpression>> uses = new HashMap<>();
        for (PsiReferenceExpression reference : named(name)) {
            PsiElement target = reference.resolve();
            if (target != null) {
                uses.computeIfAbsent(target, key -> new ArrayList<>()).add(reference);
            }
        }
        return uses;
    }

    /** Whether some reference has a name that ends so. */
    public boolean hasNameEndingWith(String end) {
        return endings.computeIfAbsent(end, key -> references.keySet().stream().anyMatch(name -> name.endsWith(end)));
    }

    /** References whose last name is this one, in the order of the file. */
    public List<PsiReferenceExpression> named(String name) {
        return references.getOrDefault(name, List.of());
    }
}
