package dev.heddle.inspections.analysis;

import com.intellij.psi.JavaRecursiveElementWalkingVisitor;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.util.CachedValueProvider;
import com.intellij.psi.util.CachedValuesManager;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The references of a file by the name they use, gathered once: looking for uses does not read the file again. */
public final class NameIndex {

    private final Map<String, List<PsiReferenceExpression>> references = new HashMap<>();

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
                file, () -> CachedValueProvider.Result.create(new NameIndex(file), file));
    }

    /** References whose last name is this one, in the order of the file. */
    public List<PsiReferenceExpression> named(String name) {
        return references.getOrDefault(name, List.of());
    }
}
