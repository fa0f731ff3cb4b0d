package dev.heddle.inspections.analysis.name;

import com.intellij.openapi.progress.ProgressManager;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiVariable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The declarations of a file, so that names can be filtered before they are resolved. */
public final class FileScope {

    private final PsiJavaFile file;
    private final NameIndex index;
    private final Map<String, PsiClass> initialisedClasses = new HashMap<>();
    private final Map<PsiVariable, Boolean> unsafeCollections = new HashMap<>();
    private final Map<PsiVariable, Boolean> safeContainers = new HashMap<>();

    public FileScope(PsiJavaFile file) {
        this.file = file;
        this.index = NameIndex.of(file);
        for (PsiClass type : index.classes()) {
            ProgressManager.checkCanceled();
            if (type.getName() != null && ClassInitialisers.matter(type)) {
                initialisedClasses.put(type.getName(), type);
            }
        }
    }

    public PsiJavaFile file() {
        return file;
    }

    /** All classes of the file, nested, local and anonymous ones too. */
    public List<PsiClass> classes() {
        return index.classes();
    }

    /** Classes of the file whose static initialisers run code, by name. */
    public Map<String, PsiClass> initialisedClasses() {
        return initialisedClasses;
    }

    /** The class that a reference in the file names, or null. */
    public PsiClass classNamed(PsiJavaCodeReferenceElement reference) {
        return index.classNamed(reference);
    }

    public boolean declaresField(String name) {
        return index.declaresField(name);
    }

    public boolean declaresMethod(String name) {
        return index.declaresMethod(name);
    }

    /** Whether a method of that name plays a part in the file: one that confines it to an event loop, say. */
    public boolean declaresOrCalls(String method) {
        return index.declaresMethod(method) || !index.named(method).isEmpty();
    }

    public boolean isUnsafeCollection(PsiVariable variable) {
        return unsafeCollections.computeIfAbsent(variable, UnsafeContainers::isUnsafeCollection);
    }

    public boolean isSafeContainer(PsiVariable variable) {
        return safeContainers.computeIfAbsent(variable, SafeContainers::isSafe);
    }
}
