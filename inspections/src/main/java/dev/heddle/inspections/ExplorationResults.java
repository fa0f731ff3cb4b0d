package dev.heddle.inspections;

import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiVariable;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.finding.Finding;
import java.nio.file.Path;
import java.util.List;

/** All results of explorations that an inspection may look at. */
final class ExplorationResults {

    /** Where explorations leave their results unless told otherwise. */
    static final String DEFAULT_PLACE = ".heddle";

    private final List<ExplorationResult> latestFirst;

    private ExplorationResults(List<ExplorationResult> latestFirst) {
        this.latestFirst = latestFirst;
    }

    /**
     * The results in a folder or file.
     *
     * @param place relative to the file's project; blank for none
     */
    static ExplorationResults in(String place, PsiJavaFile file) {
        if (place.isBlank()) {
            return new ExplorationResults(List.of());
        }
        String base = file.getProject().getBasePath();
        return new ExplorationResults(
                ExplorationResult.in(base == null ? Path.of(place) : Path.of(base).resolve(place)));
    }

    Finding refine(Finding finding, Variable variable, PsiJavaFile file) {
        return refine(finding, variable.declaration(), variable.field() == null, file);
    }

    /** The latest result that knows something about the variable, or about what is in it, has the say. */
    Finding refine(Finding finding, PsiVariable variable, boolean content, PsiJavaFile file) {
        for (ExplorationResult result : latestFirst) {
            Finding refined = result.refine(finding, variable, content, file);
            if (refined != finding) {
                return refined;
            }
        }
        return finding;
    }
}
