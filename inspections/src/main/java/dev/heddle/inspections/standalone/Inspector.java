package dev.heddle.inspections.standalone;

import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.HeddleInspection;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Lines;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Runs inspections over files, without an IDE. */
public final class Inspector {

    private final PsiEnvironment environment;
    private final List<HeddleInspection> inspections;

    public Inspector(PsiEnvironment environment, List<HeddleInspection> inspections) {
        this.environment = environment;
        this.inspections = List.copyOf(inspections);
    }

    /**
     * What all inspections say about a file, in the order of its lines.
     *
     * @param shown the path to print
     */
    public List<Report> inspect(Path path, Path shown) {
        PsiJavaFile file = environment.open(path);
        return file == null ? List.of() : inspect(file, shown);
    }

    public List<Report> inspect(PsiJavaFile file, Path shown) {
        List<Report> reports = new ArrayList<>();
        String text = file.getText();
        for (HeddleInspection inspection : inspections) {
            for (Finding finding : inspection.findings(file)) {
                if (finding.strength() != Finding.Strength.REFUTED
                        && !Suppressions.isSuppressed(finding.from(), inspection.getShortName())) {
                    reports.add(report(finding, inspection.getShortName(), text, shown));
                }
            }
        }
        reports.sort(Comparator.comparingInt(Report::offset).thenComparing(Report::id));
        return reports;
    }

    private static Report report(Finding finding, String id, String text, Path shown) {
        int start = finding.from().getTextRange().getStartOffset();
        int end = Math.max(
                finding.from().getTextRange().getEndOffset(), finding.to().getTextRange().getEndOffset());
        return new Report(
                shown,
                Lines.lineAt(finding.from().getContainingFile(), start),
                start - text.lastIndexOf('\n', start - 1),
                Lines.lineAt(finding.from().getContainingFile(), end),
                end - text.lastIndexOf('\n', end - 1),
                start,
                id,
                finding.strength(),
                finding.message(),
                finding.variable(),
                finding.evidence());
    }
}
