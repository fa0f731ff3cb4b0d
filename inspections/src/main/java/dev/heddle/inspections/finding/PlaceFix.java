package dev.heddle.inspections.finding;

import com.intellij.psi.PsiElement;
import java.util.List;

/**
 * A change of source text that answers a finding. It keeps no PSI: it is asked for its edits when it is
 * applied, with the highlighted element of that moment.
 */
public interface PlaceFix {

    /** What the user chooses from the list, such as {@code Make 'done' volatile}. */
    default String name() {
        return family();
    }

    /** The same without details of the place, for applying one kind of fix in a whole project. */
    String family();

    /** The edits, or an empty list where the code no longer fits. */
    List<TextEdit> edits(PsiElement place);
}
