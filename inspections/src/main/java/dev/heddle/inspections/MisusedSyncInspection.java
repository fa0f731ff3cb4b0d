package dev.heddle.inspections;

import static com.intellij.codeInspection.options.OptPane.checkbox;
import static com.intellij.codeInspection.options.OptPane.pane;

import com.intellij.codeInspection.options.OptPane;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.misuse.Misuse;
import dev.heddle.inspections.misuse.MisuseOptions;
import java.util.List;

/** Highlights synchronisation that does not do what it seems to do. */
public final class MisusedSyncInspection extends HeddleInspection {

    public boolean reportBlockingUnderLock = true;
    /** Off in the IDE, where its own inspections show the same; on where there is no IDE. */
    public boolean reportWhatIdeReports;

    @Override
    public String getShortName() {
        return "HeddleMisusedSync";
    }

    @Override
    public OptPane getOptionsPane() {
        return pane(
                checkbox("reportBlockingUnderLock", Messages.message("option.blocking.under.lock")),
                checkbox("reportWhatIdeReports", Messages.message("option.what.ide.reports")),
                weakFindingsOption());
    }

    @Override
    protected List<Finding> analyze(PsiJavaFile file) {
        return Misuse.find(file, new MisuseOptions(reportBlockingUnderLock, reportWhatIdeReports));
    }
}
