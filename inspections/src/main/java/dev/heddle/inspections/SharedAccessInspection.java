package dev.heddle.inspections;

import static com.intellij.codeInspection.options.OptPane.checkbox;
import static com.intellij.codeInspection.options.OptPane.pane;
import static com.intellij.codeInspection.options.OptPane.string;

import com.intellij.codeInspection.options.OptPane;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.analysis.event.Conflict;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.sharing.GuardedFields;
import dev.heddle.inspections.analysis.weight.Weighing;
import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Messages;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Highlights a field or array element that two threads can reach, at least one writing, with no common lock. */
public final class SharedAccessInspection extends HeddleInspection {

    public static final String SHORT_NAME = "HeddleSharedAccess";

    public String scheduledAnnotations = join(EntryPoints.DEFAULT.scheduledAnnotations());
    public String concurrentAnnotations = join(EntryPoints.DEFAULT.concurrentAnnotations());
    public String concurrentTypes = join(EntryPoints.DEFAULT.concurrentTypes());
    public String threadSafeAnnotations = join(EntryPoints.DEFAULT.threadSafeAnnotations());
    public boolean lockingImpliesSharing = EntryPoints.DEFAULT.lockingImpliesSharing();

    /** Where explorations leave their results, a folder or a file, relative to the project; empty for none. */
    public String resultFile = ExplorationResults.DEFAULT_PLACE;

    /** Off in the IDE, where its own inspections show the same; on where there is no IDE. */
    public boolean reportWhatIdeReports;

    @Override
    public String getShortName() {
        return SHORT_NAME;
    }

    @Override
    public OptPane getOptionsPane() {
        return pane(
                string("threadSafeAnnotations", Messages.message("option.thread.safe.annotations")),
                string("scheduledAnnotations", Messages.message("option.scheduled.annotations")),
                string("concurrentAnnotations", Messages.message("option.concurrent.annotations")),
                string("concurrentTypes", Messages.message("option.concurrent.types")),
                string("resultFile", Messages.message("option.result.file")),
                checkbox("lockingImpliesSharing", Messages.message("option.locking.implies.sharing")),
                checkbox("reportWhatIdeReports", Messages.message("option.unguarded")),
                weakFindingsOption());
    }

    @Override
    protected List<Finding> analyze(PsiJavaFile file) {
        List<Finding> findings = new ArrayList<>();
        ExplorationResults results = ExplorationResults.in(resultFile, file);
        FileModel model = FileModel.of(file, entryPoints());
        for (Conflict conflict : model.conflicts()) {
            Finding finding = ConflictText.finding(conflict).by(Weighing.of(model, conflict));
            findings.add(results.refine(finding, conflict.variable(), file));
        }
        if (reportWhatIdeReports) {
            for (GuardedFields.Unguarded use : GuardedFields.find(model)) {
                Finding finding = ConflictText.finding(use).by(Evidence.DECLARED);
                findings.add(results.refine(finding, use.variable(), file));
            }
        }
        return findings;
    }

    private EntryPoints entryPoints() {
        return new EntryPoints(
                split(scheduledAnnotations),
                split(concurrentAnnotations),
                split(concurrentTypes),
                split(threadSafeAnnotations),
                lockingImpliesSharing);
    }

    private static String join(Set<String> names) {
        return names.stream().sorted().collect(Collectors.joining(", "));
    }

    private static Set<String> split(String names) {
        return Arrays.stream(names.split(","))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }
}
