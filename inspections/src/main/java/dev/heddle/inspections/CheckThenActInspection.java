package dev.heddle.inspections;

import static com.intellij.codeInspection.options.OptPane.checkbox;
import static com.intellij.codeInspection.options.OptPane.pane;
import static com.intellij.codeInspection.options.OptPane.string;

import com.intellij.codeInspection.options.OptPane;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiVariable;
import dev.heddle.inspections.checkact.CheckThenAct;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Messages;
import java.util.ArrayList;
import java.util.List;

/** Highlights a check followed by an act, or a read followed by a write, where another thread can come in between. */
public final class CheckThenActInspection extends HeddleInspection {

    public boolean reportLazyInitialisation;

    /** Where explorations leave their results, a folder or a file, relative to the project; empty for none. */
    public String resultFile = ExplorationResults.DEFAULT_PLACE;

    @Override
    public String getShortName() {
        return "HeddleCheckThenAct";
    }

    @Override
    public OptPane getOptionsPane() {
        return pane(
                checkbox("reportLazyInitialisation", Messages.message("option.lazy.initialisation")),
                string("resultFile", Messages.message("option.result.file")),
                weakFindingsOption());
    }

    @Override
    protected List<Finding> analyze(PsiJavaFile file) {
        ExplorationResults results = ExplorationResults.in(resultFile, file);
        List<Finding> findings = new ArrayList<>();
        for (Finding finding : CheckThenAct.find(file, reportLazyInitialisation)) {
            PsiVariable variable = CheckThenAct.variableOf(finding);
            boolean content = !(variable instanceof PsiField field) || !field.hasModifierProperty(PsiModifier.VOLATILE);
            findings.add(results.refine(finding, variable, content, file));
        }
        return findings;
    }
}
