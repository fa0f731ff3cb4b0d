package dev.heddle.inspections;

import static com.intellij.codeInspection.options.OptPane.number;
import static com.intellij.codeInspection.options.OptPane.pane;
import static com.intellij.codeInspection.options.OptPane.string;

import com.intellij.codeInspection.options.OptPane;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.engine.regions.RegionRules;
import dev.heddle.inspections.analysis.breach.BrokenRegion;
import dev.heddle.inspections.analysis.breach.RegionAnalysis;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.weight.Weighing;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Messages;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.fixes.WrapRegionFix;
import java.util.ArrayList;
import java.util.List;

/** Highlights code that looks meant to be atomic, and into which another thread can break. */
public final class AtomicRegionInspection extends HeddleInspection {

    public int maxLineDistance = RegionRules.DEFAULT_DISTANCE;

    /** Where explorations leave their results, a folder or a file, relative to the project; empty for none. */
    public String resultFile = ExplorationResults.DEFAULT_PLACE;

    @Override
    public String getShortName() {
        return "HeddleAtomicRegion";
    }

    @Override
    public OptPane getOptionsPane() {
        return pane(
                number("maxLineDistance", Messages.message("option.line.distance"), 1, 100),
                string("resultFile", Messages.message("option.result.file")),
                weakFindingsOption());
    }

    @Override
    protected List<Finding> analyze(PsiJavaFile file) {
        List<Finding> findings = new ArrayList<>();
        ExplorationResults results = ExplorationResults.in(resultFile, file);
        FileModel model = FileModel.of(file, EntryPoints.DEFAULT);
        for (BrokenRegion region : RegionAnalysis.find(model, maxLineDistance)) {
            boolean nested = PsiTreeUtil.isAncestor(region.to(), region.from(), false);
            Finding finding = new Finding(
                    nested ? region.to() : region.from(),
                    region.to(),
                    RegionText.of(region),
                    Finding.Strength.NORMAL,
                    region.variable().qualifiedName(),
                    fixes(region),
                    null);
            findings.add(results.refine(finding.by(Weighing.of(model, region)), region.variable(), file));
        }
        return findings;
    }

    private static List<PlaceFix> fixes(BrokenRegion region) {
        PlaceFix fix = WrapRegionFix.of(region);
        return fix == null ? List.of() : List.of(fix);
    }
}
