package dev.heddle.inspections;

import static com.intellij.codeInspection.options.OptPane.checkbox;
import static com.intellij.codeInspection.options.OptPane.pane;

import com.intellij.codeInspection.options.OptPane;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.checkact.CheckThenAct;
import java.util.List;

/** Highlights a check followed by an act, or a read followed by a write, where another thread can come in between. */
public final class CheckThenActInspection extends HeddleInspection {

    public boolean reportLazyInitialisation;

    @Override
    public String getShortName() {
        return "HeddleCheckThenAct";
    }

    @Override
    public OptPane getOptionsPane() {
        return pane(checkbox("reportLazyInitialisation", Messages.message("option.lazy.initialisation")));
    }

    @Override
    protected List<Finding> analyze(PsiJavaFile file) {
        return CheckThenAct.find(file, reportLazyInitialisation);
    }
}
