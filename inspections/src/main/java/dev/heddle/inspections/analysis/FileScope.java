package dev.heddle.inspections.analysis;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.JavaRecursiveElementWalkingVisitor;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.PsiVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The declarations of a file, gathered in one pass, so that names can be filtered before they are resolved. */
final class FileScope {

    private final PsiJavaFile file;
    private final List<PsiClass> classes = new ArrayList<>();
    private final Set<String> fieldNames = new HashSet<>();
    private final Set<String> methodNames = new HashSet<>();
    private final Map<String, PsiClass> initialisedClasses = new HashMap<>();
    private final Map<PsiVariable, Boolean> unsafeCollections = new HashMap<>();
    private final Map<PsiVariable, Boolean> safeContainers = new HashMap<>();

    FileScope(PsiJavaFile file) {
        this.file = file;
        file.accept(new JavaRecursiveElementWalkingVisitor() {
            @Override
            public void visitClass(PsiClass aClass) {
                ProgressManager.checkCanceled();
                if (!(aClass instanceof PsiTypeParameter)) {
                    classes.add(aClass);
                    if (aClass.getName() != null && ClassInitialisers.matter(aClass)) {
                        initialisedClasses.put(aClass.getName(), aClass);
                    }
                }
                super.visitClass(aClass);
            }

            @Override
            public void visitField(PsiField field) {
                fieldNames.add(field.getName());
                super.visitField(field);
            }

            @Override
            public void visitMethod(PsiMethod method) {
                methodNames.add(method.getName());
                super.visitMethod(method);
            }
        });
    }

    PsiJavaFile file() {
        return file;
    }

    /** All classes of the file, nested, local and anonymous ones too. */
    List<PsiClass> classes() {
        return classes;
    }

    /** Classes of the file whose static initialisers run code, by name. */
    Map<String, PsiClass> initialisedClasses() {
        return initialisedClasses;
    }

    boolean declaresField(String name) {
        return fieldNames.contains(name);
    }

    boolean declaresMethod(String name) {
        return methodNames.contains(name);
    }

    /** Whether a method of that name plays a part in the file: one that confines it to an event loop, say. */
    boolean declaresOrCalls(String method) {
        return methodNames.contains(method) || !NameIndex.of(file).named(method).isEmpty();
    }

    boolean isUnsafeCollection(PsiVariable variable) {
        return unsafeCollections.computeIfAbsent(variable, UnsafeContainers::isUnsafeCollection);
    }

    boolean isSafeContainer(PsiVariable variable) {
        return safeContainers.computeIfAbsent(variable, SafeContainers::isSafe);
    }
}
